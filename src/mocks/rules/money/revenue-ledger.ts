import type * as v from 'valibot'

import { marginBridge } from '@/domain/figures/metrics'
import type { Overview, OverviewTotals } from '@/domain/figures/overview'

import { keptChargesIn } from './new-charges'
import { costsOf } from './chatter-cost'
import { ratesAt } from '../creators/agency-creators'
import { liveSalesIn } from '../performance/sales-in'
import { type Period, periodOf } from '../performance/period'
import { payersBetween } from '../../seed/money/payers'
import { DAY_MS, HOUR_MS, iso, zoneDays } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { addFan, countFans, type FanBitset } from '../../seed/channels/fan-sets'
import {
  addRange,
  addSale,
  addMoneyTally,
  noTally,
  type MoneySums,
  moneySums,
  type MoneyTally,
} from '../../seed/money/sums'
import type { World } from '../../state/world'

type WireTotals = v.InferInput<typeof OverviewTotals>
type WireOverview = v.InferInput<typeof Overview>

/** Periods up to this length use hourly steps. */
const BY_HOUR_UP_TO_MS = 2 * DAY_MS

export interface OverviewPeriod extends Period {
  timezone: string
  creators: readonly SeedCreator[]
  /** Undefined means all creators. */
  chosen: ReadonlySet<string> | undefined
}

/** The requested period, cut off at now. Throws 422 for an invalid one. */
export function overviewPeriod(
  world: World,
  body: { from: string; to: string; timezone: string; creatorIds?: string[] | undefined },
): OverviewPeriod {
  const chosen = body.creatorIds ? new Set(body.creatorIds) : undefined
  const creators = CREATORS.filter(({ userId, status }) => (chosen ? chosen.has(userId) : status !== 'ended'))
  return { ...periodOf(world, body), timezone: body.timezone, creators, chosen }
}

interface LedgerStep {
  from: number
  to: number
  sums: MoneySums
  chatterCost: number
}

/** A period's money: in total, by creator and by step. */
export interface Ledger {
  total: MoneySums
  chatterCost: number
  byCreator: ReadonlyMap<string, MoneySums>
  steps: readonly LedgerStep[]
}

/** Step boundaries of a period: days of its zone, or hours for a short period. */
export function stepEdges({ from, to, timezone }: Period & { timezone: string }): number[] {
  if (to <= from) return [from]
  if (to - from > BY_HOUR_UP_TO_MS) return zoneDays(from, to, timezone)
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, step) => from + step * HOUR_MS)
  return [...hours, to]
}

/** Adds a creator's revenue with the rates in force: a change of rates within the range splits it. */
export function addMoney(
  world: World,
  tally: MoneyTally,
  creator: SeedCreator,
  from: number,
  to: number,
): void {
  const changes = world.state.creatorTerms[creator.userId]?.rates ?? []
  for (const { kind, amount, at, isRefunded } of liveSalesIn(world, creator, from, to))
    if (!isRefunded) addSale(tally, kind, amount, changes.length > 0 ? ratesAt(world, creator, at) : creator)
  for (const { kind, amount, at } of keptChargesIn(world, creator, from, to))
    addSale(tally, kind, amount, changes.length > 0 ? ratesAt(world, creator, at) : creator)
  if (changes.length === 0) {
    addRange(tally, creator, from, to)
    return
  }
  const cuts = changes.map((change) => change.from).filter((at) => at > from && at < to)
  const edges = [from, ...cuts.sort((a, b) => a - b), to]
  edges.slice(1).forEach((end, index) => {
    const begin = edges[index] ?? from
    addRange(tally, creator, begin, end, ratesAt(world, creator, begin))
  })
}

/** Sums up a period, memoised for all callers: by steps or as a whole. */
export function ledgerOf(world: World, period: OverviewPeriod, by: 'steps' | 'whole'): Ledger {
  const edges = by === 'steps' ? stepEdges(period) : [period.from, period.to]
  const steps = edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to, tally: noTally() }))
  const total = noTally()
  const part = noTally()
  const byCreator = new Map<string, MoneySums>()
  for (const creator of period.creators) {
    const own = noTally()
    for (const step of steps) {
      part.fill(0)
      addMoney(world, part, creator, step.from, step.to)
      addMoneyTally(step.tally, part)
      addMoneyTally(own, part)
    }
    addMoneyTally(total, own)
    byCreator.set(creator.userId, moneySums(own))
  }
  const costs = costsOf(world, edges, period.chosen)
  return {
    total: moneySums(total),
    chatterCost: costs.reduce((sum, cost) => sum + cost, 0),
    byCreator,
    steps: steps.map(({ from, to, tally }, step) => ({
      from,
      to,
      sums: moneySums(tally),
      chatterCost: costs[step] ?? 0,
    })),
  }
}

/** Fans who paid a creator, in the seed and since. */
export function payersIn(world: World, creator: SeedCreator, from: number, to: number): FanBitset {
  const bits = payersBetween(creator, from, to)
  for (const { channelIndex: index, isRefunded } of liveSalesIn(world, creator, from, to))
    if (!isRefunded) addFan(bits, index)
  for (const { channelIndex: index } of keptChargesIn(world, creator, from, to)) addFan(bits, index)
  return bits
}

/** The six figures of the cards for part of a period. A fan of several creators counts once. */
function ledgerTotals(
  world: World,
  { creators }: OverviewPeriod,
  { from, to, sums, chatterCost }: Pick<LedgerStep, 'from' | 'to' | 'sums' | 'chatterCost'>,
): WireTotals {
  const payers = new Map(creators.map((creator) => [creator.index, payersIn(world, creator, from, to)]))
  const { gross, net, agencyShare, margin } = marginBridge({
    gross: sums.gross,
    platformFee: sums.fee,
    agencyShare: sums.agencyShare,
    chatterCost,
  })
  return { gross, net, agencyShare, chatterCost, margin, payingFans: countFans(payers) }
}

export const periodTotals = (
  world: World,
  period: OverviewPeriod,
  { total, chatterCost }: Ledger,
): WireTotals => ledgerTotals(world, period, { from: period.from, to: period.to, sums: total, chatterCost })

/** The steps from gross to margin. */
export const bridgeOf = (
  { total, chatterCost }: Ledger,
  refunds: number,
): NonNullable<WireOverview['bridge']> =>
  marginBridge({
    gross: total.gross,
    platformFee: total.fee,
    agencyShare: total.agencyShare,
    chatterCost,
    refunds,
  })

/** The same figures step by step. */
export const seriesOf = (
  world: World,
  period: OverviewPeriod,
  { steps }: Ledger,
  basis: 'gross' | 'net',
): WireOverview['series'] =>
  steps.map((step) => ({
    at: iso(step.from),
    ...ledgerTotals(world, period, step),
    byType: basis === 'net' ? step.sums.netByKind : step.sums.grossByKind,
  }))
