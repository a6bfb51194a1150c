import type * as v from 'valibot'

import type { Overview, OverviewTotals } from '@/domain/overview'

import { unfit } from './refusal'
import { payingFans } from './seed/audience'
import { DAY_MS, HOUR_MS, iso, zoneDays } from './seed/calendar'
import { chatterCost } from './seed/chatter-cost'
import { CREATORS, type SeedCreator } from './seed/creators'
import { addRange, addTally, noTally, type Sums, sumsOf } from './seed/sums'

type Totals = v.InferInput<typeof OverviewTotals>
type Wire = v.InferInput<typeof Overview>

const LONGEST_DAYS = 400
/** A period no longer than this is shown by the hour. */
const BY_HOUR_UP_TO_MS = 2 * DAY_MS

export interface Period {
  from: number
  to: number
  timezone: string
  creators: readonly SeedCreator[]
  /** Undefined when all creators are meant. */
  chosen: ReadonlySet<string> | undefined
}

/** The period a request asks about, up to now at most; 422 for one that cannot be. */
export function periodOf(
  body: { from: string; to: string; timezone: string; creatorIds?: string[] | undefined },
  now: number,
): Period {
  const from = Date.parse(body.from)
  const until = Date.parse(body.to)
  if (until - from > LONGEST_DAYS * DAY_MS || until < from) throw unfit('to', 'range_unfit')
  try {
    Intl.DateTimeFormat('en', { timeZone: body.timezone })
  } catch {
    throw unfit('timezone', 'range_unfit')
  }
  const chosen = body.creatorIds ? new Set(body.creatorIds) : undefined
  const creators = CREATORS.filter(({ userId, status }) => (chosen ? chosen.has(userId) : status !== 'ended'))
  return { from, to: Math.max(from, Math.min(until, now)), timezone: body.timezone, creators, chosen }
}

/** The period of the same length right before. */
export const periodBefore = (period: Period): Period => ({
  ...period,
  from: period.from - (period.to - period.from),
  to: period.from,
})

export interface Step {
  from: number
  to: number
  sums: Sums
}

/** A period's money: in all, by creator, and step by step. */
export interface Ledger {
  total: Sums
  byCreator: ReadonlyMap<string, Sums>
  steps: readonly Step[]
}

/** Where the steps of a period begin and end: by day of its zone, or by hour for a short period. */
function edgesOf({ from, to, timezone }: Period): number[] {
  if (to <= from) return [from]
  if (to - from > BY_HOUR_UP_TO_MS) return zoneDays(from, to, timezone)
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, step) => from + step * HOUR_MS)
  return [...hours, to]
}

/** Adds a period up, once for all who look at it: with its steps, or as one. */
export function ledgerOf(period: Period, by: 'steps' | 'whole'): Ledger {
  const edges = by === 'steps' ? edgesOf(period) : [period.from, period.to]
  const steps = edges.slice(1).map((to, place) => ({ from: edges[place] ?? to, to, tally: noTally() }))
  const total = noTally()
  const part = noTally()
  const byCreator = new Map<string, Sums>()
  for (const creator of period.creators) {
    const own = noTally()
    for (const step of steps) {
      part.fill(0)
      addRange(part, creator, step.from, step.to)
      addTally(step.tally, part)
      addTally(own, part)
    }
    addTally(total, own)
    byCreator.set(creator.userId, sumsOf(own))
  }
  return {
    total: sumsOf(total),
    byCreator,
    steps: steps.map(({ from, to, tally }) => ({ from, to, sums: sumsOf(tally) })),
  }
}

/** The six figures of the cards, of a part of a period. */
function totalsOf(period: Period, sums: Sums, from: number, to: number): Totals {
  const cost = chatterCost(from, to, period.chosen)
  return {
    gross: sums.gross,
    net: sums.net,
    agencyShare: sums.agencyShare,
    chatterCost: cost,
    margin: sums.agencyShare - cost,
    payingFans: period.creators.reduce((count, creator) => count + payingFans(creator, from, to), 0),
  }
}

export const periodTotals = (period: Period, ledger: Ledger): Totals =>
  totalsOf(period, ledger.total, period.from, period.to)

/** From gross to margin: deductions are positive amounts. */
export const bridgeOf = (totals: Totals, { total }: Ledger): NonNullable<Wire['bridge']> => ({
  gross: totals.gross,
  platformFee: total.fee,
  net: totals.net,
  creatorsShare: total.creatorsShare,
  agencyShare: totals.agencyShare,
  chatterCost: totals.chatterCost,
  margin: totals.margin,
})

/** The same figures step by step. */
export const seriesOf = (period: Period, { steps }: Ledger, basis: 'gross' | 'net'): Wire['series'] =>
  steps.map(({ from, to, sums }) => ({
    at: iso(from),
    ...totalsOf(period, sums, from, to),
    byType: basis === 'net' ? sums.netByKind : sums.grossByKind,
  }))

/** 0.05 is 5 % more; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 10_000) / 10_000
