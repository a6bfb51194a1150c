import type * as v from 'valibot'

import type { Overview, OverviewTotals } from '@/domain/overview'

import { unfit } from './refusal'
import { payingFans } from './seed/audience'
import { DAY_MS, HOUR_MS, iso, zoneDays } from './seed/calendar'
import { chatterCost } from './seed/chatter-cost'
import { CREATORS, type SeedCreator } from './seed/creators'
import { addTo, noSums, type Sums, sumsBetween } from './seed/sums'

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

export function periodOf(
  body: { from: string; to: string; timezone: string; creatorIds?: string[] | undefined },
  now: number,
): Period {
  const from = Date.parse(body.from)
  const to = Math.min(Date.parse(body.to), now)
  if (Date.parse(body.to) - from > LONGEST_DAYS * DAY_MS || Date.parse(body.to) < from)
    throw unfit('to', 'range_unfit')
  try {
    Intl.DateTimeFormat('en', { timeZone: body.timezone })
  } catch {
    throw unfit('timezone', 'range_unfit')
  }
  const chosen = body.creatorIds ? new Set(body.creatorIds) : undefined
  const creators = CREATORS.filter(({ userId, status }) => (chosen ? chosen.has(userId) : status !== 'ended'))
  return { from, to: Math.max(from, to), timezone: body.timezone, creators, chosen }
}

/** Gross → fee → net → shares → cost → margin of sums (screens, metrics). */
const totalsOf = (sums: Sums, cost: number, fans: number): Totals => ({
  gross: sums.gross,
  net: sums.net,
  agencyShare: sums.agencyShare,
  chatterCost: cost,
  margin: sums.agencyShare - cost,
  payingFans: fans,
})

const sumsOf = (period: Period, from: number, to: number): Sums =>
  period.creators.reduce((sums, creator) => addTo(sums, sumsBetween(creator, from, to)), noSums())

const fansOf = (period: Period, from: number, to: number): number =>
  period.creators.reduce((count, creator) => count + payingFans(creator, from, to), 0)

/** The period's totals and its bridge from gross to margin. */
export function totalsAndBridge(period: Period): { totals: Totals; bridge: NonNullable<Wire['bridge']> } {
  const { from, to } = period
  const sums = sumsOf(period, from, to)
  const totals = totalsOf(sums, chatterCost(from, to, period.chosen), fansOf(period, from, to))
  const { gross, net, agencyShare, chatterCost: cost, margin } = totals
  return {
    totals,
    bridge: {
      gross,
      platformFee: sums.fee,
      net,
      creatorsShare: sums.creatorsShare,
      agencyShare,
      chatterCost: cost,
      margin,
    },
  }
}

function edgesOf({ from, to, timezone }: Period): number[] {
  if (to <= from) return []
  if (to - from > BY_HOUR_UP_TO_MS) return zoneDays(from, to, timezone)
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, step) => from + step * HOUR_MS)
  return [...hours, to]
}

/** The same figures step by step: by day, or by hour for a short period. */
export function seriesOf(period: Period, basis: 'gross' | 'net'): Wire['series'] {
  const edges = edgesOf(period)
  return edges.slice(0, -1).map((from, place) => {
    const to = edges[place + 1] ?? from
    const sums = sumsOf(period, from, to)
    return {
      at: iso(from),
      ...totalsOf(sums, chatterCost(from, to, period.chosen), fansOf(period, from, to)),
      byType: basis === 'net' ? sums.netByKind : sums.grossByKind,
    }
  })
}

/** The period of the same length right before. */
export const periodBefore = (period: Period): Period => ({
  ...period,
  from: period.from - (period.to - period.from),
  to: period.from,
})

/** 0.05 is 5 % more; null where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 10_000) / 10_000
