import { agencyShare, platformFee, type SplitRates } from '@/domain/figures/metrics'
import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'

import { agencyDayStart } from '../calendar'
import type { SeedCreator } from '../creators'
import { chargedBefore } from './charges'
import { dayGross, daysOf } from './money'
import { soldBefore } from './sales'

/** Money of a range, in whole cents: gross − fee = net = creator's share + agency's share. */
export interface MoneySums {
  gross: number
  fee: number
  net: number
  agencyShare: number
  creatorsShare: number
  grossByKind: Record<RevenueKind, number>
  netByKind: Record<RevenueKind, number>
  shareByKind: Record<RevenueKind, number>
}

/** Running sums: gross, fee, agency's share, then the same three per kind. */
export type MoneyTally = Float64Array
const GROSS = 0
const FEE = 1
const SHARE = 2
const KINDS = REVENUE_KINDS.length
const GROSS_BY_KIND = 3
const FEE_BY_KIND = GROSS_BY_KIND + KINDS
const SHARE_BY_KIND = FEE_BY_KIND + KINDS
const TALLY_SIZE = SHARE_BY_KIND + KINDS

export const noTally = (): MoneyTally => new Float64Array(TALLY_SIZE)

export function addMoneyTally(tally: MoneyTally, other: MoneyTally, sign: 1 | -1 = 1): void {
  for (let index = 0; index < TALLY_SIZE; index += 1)
    tally[index] = (tally[index] ?? 0) + sign * (other[index] ?? 0)
}

const kindsFrom = (amountOf: (index: number) => number) =>
  // One entry per kind.
  Object.fromEntries(REVENUE_KINDS.map((kind, index) => [kind, amountOf(index)])) as Record<
    RevenueKind,
    number
  >

export function moneySums(tally: MoneyTally): MoneySums {
  const at = (index: number): number => tally[index] ?? 0
  const net = at(GROSS) - at(FEE)
  return {
    gross: at(GROSS),
    fee: at(FEE),
    net,
    agencyShare: at(SHARE),
    creatorsShare: net - at(SHARE),
    grossByKind: kindsFrom((index) => at(GROSS_BY_KIND + index)),
    netByKind: kindsFrom((index) => at(GROSS_BY_KIND + index) - at(FEE_BY_KIND + index)),
    shareByKind: kindsFrom((index) => at(SHARE_BY_KIND + index)),
  }
}

/** A creator's revenue per kind on a day before a moment, summed by record. */
function grossBefore(creator: SeedCreator, day: number, at: number): readonly number[] {
  const whole = dayGross(creator, day)
  if (at >= agencyDayStart(day + 1)) return whole
  const taken: Record<RevenueKind, number> = {
    ...soldBefore(creator, day, at),
    ...chargedBefore(creator, day, at),
  }
  return REVENUE_KINDS.map((kind) => taken[kind])
}

export type MoneyRates = SplitRates & { passesRate: number }

/** A creator's running totals of a day at a moment: fee and agency's share so far. */
function runningTally(creator: SeedCreator, day: number, at: number, rates: MoneyRates): MoneyTally {
  const tally = noTally()
  grossBefore(creator, day, at).forEach((gross, index) => {
    if (gross === 0) return
    const fee = platformFee(gross, rates.passesRate)
    const share = agencyShare(REVENUE_KINDS[index] ?? 'other', gross, fee, rates)
    tally[GROSS] = (tally[GROSS] ?? 0) + gross
    tally[FEE] = (tally[FEE] ?? 0) + fee
    tally[SHARE] = (tally[SHARE] ?? 0) + share
    tally[GROSS_BY_KIND + index] = gross
    tally[FEE_BY_KIND + index] = fee
    tally[SHARE_BY_KIND + index] = share
  })
  return tally
}

/** Adds a single sale. */
export function addSale(tally: MoneyTally, kind: RevenueKind, gross: number, rates: MoneyRates): void {
  const index = REVENUE_KINDS.indexOf(kind)
  const fee = platformFee(gross, rates.passesRate)
  const share = agencyShare(kind, gross, fee, rates)
  const added: readonly (readonly [index: number, amount: number])[] = [
    [GROSS, gross],
    [FEE, fee],
    [SHARE, share],
    [GROSS_BY_KIND + index, gross],
    [FEE_BY_KIND + index, fee],
    [SHARE_BY_KIND + index, share],
  ]
  for (const [at, amount] of added) tally[at] = (tally[at] ?? 0) + amount
}

const wholeDays = new Map<number, MoneyTally>()

function wholeDay(creator: SeedCreator, day: number, rates: MoneyRates): MoneyTally {
  const key = creator.index * 100_000 + day
  const cached = rates === creator ? wholeDays.get(key) : undefined
  if (cached) return cached
  const made = runningTally(creator, day, agencyDayStart(day + 1), rates)
  if (rates === creator) wholeDays.set(key, made)
  return made
}

/** The last requested partial day per creator, because one period ends where the next starts. */
const lastParts = new Map<number, { at: number; tally: MoneyTally }>()

function partialDayTally(creator: SeedCreator, day: number, at: number, rates: MoneyRates): MoneyTally {
  if (rates !== creator) return runningTally(creator, day, at, rates)
  const last = lastParts.get(creator.index)
  if (last?.at === at) return last.tally
  const tally = runningTally(creator, day, at, rates)
  lastParts.set(creator.index, { at, tally })
  return tally
}

/**
 * Adds a creator's revenue from `from` until `to` at constant rates. Every amount is a difference of
 * running totals of the day, so that the parts of a range add up to the whole, to the cent.
 */
export function addRange(
  tally: MoneyTally,
  creator: SeedCreator,
  from: number,
  to: number,
  rates: MoneyRates = creator,
): void {
  for (const day of daysOf(from, to)) {
    const isWhole = to >= agencyDayStart(day + 1)
    if (from > agencyDayStart(day)) addMoneyTally(tally, partialDayTally(creator, day, from, rates), -1)
    addMoneyTally(tally, isWhole ? wholeDay(creator, day, rates) : partialDayTally(creator, day, to, rates))
  }
}

/** A creator's revenue from `from` until `to`, by the seeded rates by default. */
export function sumsBetween(
  creator: SeedCreator,
  from: number,
  to: number,
  rates: MoneyRates = creator,
): MoneySums {
  const tally = noTally()
  addRange(tally, creator, from, to, rates)
  return moneySums(tally)
}
