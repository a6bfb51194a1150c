import { HOUR_S } from '@/lib/duration'

import type { OverviewBridge } from './overview'
import type { RevenueKind } from '../money/revenue-kind'

/* All formulas of the figures, pure. Amounts are whole cents, shares fractions, null means no data. */

/** Rates per hour are meaningless under a quarter of an hour. */
const MIN_CLOCKED_S = 15 * 60

/** A share as a fraction; null for a whole of zero. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Below this base, a share is marked as low data. */
const LOW_DATA_BELOW = 30
export const isLowData = (whole: number): boolean => whole < LOW_DATA_BELOW

/** Profit ÷ cost; null for a cost of zero. */
export const roi = (revenue: number, cost: number): number | null => ratio(revenue - cost, cost)

/** Mean amount in whole cents. */
export const meanCents = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round(sum / count)

/** Count per hour; null under 15 minutes clocked. */
export const perHour = (count: number, clockedSeconds: number): number | null =>
  clockedSeconds < MIN_CLOCKED_S ? null : (count * HOUR_S) / clockedSeconds

/** Amount per hour in whole cents. */
export function centsPerHour(cents: number, clockedSeconds: number): number | null {
  const rate = perHour(cents, clockedSeconds)
  return rate === null ? null : Math.round(rate)
}

/** 0.05 is 5 % more, also from a loss; null without a base. Unrounded: only the screen rounds. */
export const relativeChange = (now: number | null, before: number | null | undefined): number | null =>
  now === null || !before ? null : (now - before) / Math.abs(before)

/** Splits a whole amount by weights, to the cent: the largest remainders get the leftover cents. */
export function splitByWeights(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (total * weight) / whole)
  const parts = exact.map(Math.floor)
  const left = total - parts.reduce((sum, part) => sum + part, 0)
  exact
    .map((amount, index) => ({ index, rest: amount - Math.floor(amount) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left)
    .forEach(({ index }) => {
      parts[index] = (parts[index] ?? 0) + 1
    })
  return parts
}

/** Integers in ascending order, with how often each occurs. */
export interface Tally {
  values: readonly number[]
  counts: ArrayLike<number>
}

const tallyCount = ({ values, counts }: Tally): number =>
  values.reduce((sum, _, index) => sum + (counts[index] ?? 0), 0)

/** The value at a position in the sorted values, from 0. */
function tallyValueAt({ values, counts }: Tally, place: number): number | null {
  let passed = 0
  for (let index = 0; index < values.length; index += 1) {
    passed += counts[index] ?? 0
    if (passed > place) return values[index] ?? null
  }
  return null
}

/** The quantile at `part`; an even count interpolates, so the median is the mean of the middle two. */
export function quantile(tallied: Tally, part: number): number | null {
  const count = tallyCount(tallied)
  if (count === 0) return null
  const index = part * (count - 1)
  const [low, high] = [tallyValueAt(tallied, Math.floor(index)), tallyValueAt(tallied, Math.ceil(index))]
  return low === null || high === null ? null : low + (high - low) * (index - Math.floor(index))
}

export const mean = (tallied: Tally): number | null =>
  ratio(
    tallied.values.reduce((sum, value, index) => sum + value * (tallied.counts[index] ?? 0), 0),
    tallyCount(tallied),
  )

/** The middle half of amounts in whole cents; null without any. */
export function middleHalf(amounts: readonly number[]): { low: number; high: number } | null {
  const values = amounts.toSorted((a, b) => a - b)
  const counts = values.map(() => 1)
  const [low, high] = [quantile({ values, counts }, 0.25), quantile({ values, counts }, 0.75)]
  return low === null || high === null ? null : { low: Math.round(low), high: Math.round(high) }
}

/** Sales against the mean of the same period in earlier weeks: 1 is as usual. */
export const paceOf = (sales: number, usual: readonly number[]): number | null =>
  ratio(
    sales * usual.length,
    usual.reduce((sum, amount) => sum + amount, 0),
  )

/** The platform's part of gross. */
export const platformFee = (gross: number, passesRate: number): number => Math.round(gross * passesRate)

export interface SplitRates {
  rate: number
  granularRates?: Partial<Record<RevenueKind, number>> | null | undefined
  isNet: boolean
}

/**
 * The agency's share of one kind: base × the kind's rate, or else the creator's; the base is net or gross.
 */
export const agencyShare = (kind: RevenueKind, gross: number, fee: number, rates: SplitRates): number =>
  Math.round((rates.isNet ? gross - fee : gross) * (rates.granularRates?.[kind] ?? rates.rate))

/** From gross to margin: deductions are positive amounts. */
export function marginBridge(parts: {
  gross: number
  platformFee: number
  agencyShare: number
  chatterCost: number
  refunds?: number
}): OverviewBridge {
  const net = parts.gross - parts.platformFee
  return {
    refunds: parts.refunds ?? 0,
    gross: parts.gross,
    platformFee: parts.platformFee,
    net,
    creatorsShare: net - parts.agencyShare,
    agencyShare: parts.agencyShare,
    chatterCost: parts.chatterCost,
    margin: parts.agencyShare - parts.chatterCost,
  }
}

/** Ended subscriptions ÷ subscriptions active at the start. */
export const churn = (ended: number, activeAtStart: number): number | null => ratio(ended, activeAtStart)

/** Pay for clocked time, in cents. */
export const payFor = (clockedSeconds: number, hourly: number): number =>
  Math.round((clockedSeconds * hourly) / HOUR_S)

/** Commission on sales of one kind, in cents. */
export const commissionFor = (base: number, rate: number): number => Math.round(base * rate)

/** A person's balance: pay + commission + manual adjustments. */
export const balance = (
  pay: number,
  commissions: readonly number[],
  adjustments: readonly number[],
): number => [...commissions, ...adjustments].reduce((sum, amount) => sum + amount, pay)
