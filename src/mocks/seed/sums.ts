import { REVENUE_KINDS, type RevenueKind } from '@/domain/revenue-kind'

import { startOfDay } from './calendar'
import type { SeedCreator } from './creators'
import { dayGross, daysOf, partOfDay } from './money'

/** Money of a range, in whole cents: gross − fee = net = creator's share + agency's share. */
export interface Sums {
  gross: number
  fee: number
  net: number
  agencyShare: number
  creatorsShare: number
  grossByKind: Record<RevenueKind, number>
  netByKind: Record<RevenueKind, number>
}

/** Sums while they are being added up: gross, fee, agency's share, then gross and fee of each kind. */
export type Tally = Float64Array
const GROSS = 0
const FEE = 1
const SHARE = 2
const BY_KIND = 3
const KINDS = REVENUE_KINDS.length
const PLACES = BY_KIND + 2 * KINDS

export const noTally = (): Tally => new Float64Array(PLACES)

export function addTally(tally: Tally, other: Tally, sign: 1 | -1 = 1): void {
  for (let place = 0; place < PLACES; place += 1)
    tally[place] = (tally[place] ?? 0) + sign * (other[place] ?? 0)
}

const kindsFrom = (amountOf: (place: number) => number) =>
  // One entry for every kind there is.
  Object.fromEntries(REVENUE_KINDS.map((kind, place) => [kind, amountOf(place)])) as Record<
    RevenueKind,
    number
  >

export function sumsOf(tally: Tally): Sums {
  const at = (place: number): number => tally[place] ?? 0
  const net = at(GROSS) - at(FEE)
  return {
    gross: at(GROSS),
    fee: at(FEE),
    net,
    agencyShare: at(SHARE),
    creatorsShare: net - at(SHARE),
    grossByKind: kindsFrom((place) => at(BY_KIND + place)),
    netByKind: kindsFrom((place) => at(BY_KIND + place) - at(BY_KIND + KINDS + place)),
  }
}

/** A creator's running totals of a day, at a part of it: fee and agency's share of what was taken so far (screens, metrics). */
function runningTally(creator: SeedCreator, day: number, part: number): Tally {
  const tally = noTally()
  dayGross(creator, day).forEach((total, place) => {
    const gross = Math.round(total * part)
    if (gross === 0) return
    const fee = Math.round(gross * creator.passesRate)
    const rate = creator.granularRates[REVENUE_KINDS[place] ?? 'other'] ?? creator.rate
    tally[GROSS] = (tally[GROSS] ?? 0) + gross
    tally[FEE] = (tally[FEE] ?? 0) + fee
    tally[SHARE] = (tally[SHARE] ?? 0) + Math.round((creator.isNet ? gross - fee : gross) * rate)
    tally[BY_KIND + place] = gross
    tally[BY_KIND + KINDS + place] = fee
  })
  return tally
}

const wholeDays = new Map<number, Tally>()

function wholeDay(creator: SeedCreator, day: number): Tally {
  const key = creator.index * 100_000 + day
  const known = wholeDays.get(key)
  if (known) return known
  const made = runningTally(creator, day, 1)
  wholeDays.set(key, made)
  return made
}

/**
 * Adds what a creator took from `from` until `to`. Every amount is the difference of two running totals of the day, so
 * that the parts of a range always add up to the whole, to the cent, however it is cut.
 */
export function addRange(tally: Tally, creator: SeedCreator, from: number, to: number): void {
  for (const day of daysOf(from, to)) {
    const start = startOfDay(day)
    addTally(
      tally,
      to >= startOfDay(day + 1) ? wholeDay(creator, day) : runningTally(creator, day, partOfDay(to, day)),
    )
    if (from > start) addTally(tally, runningTally(creator, day, partOfDay(from, day)), -1)
  }
}

/** What a creator took from `from` until `to`. */
export function sumsBetween(creator: SeedCreator, from: number, to: number): Sums {
  const tally = noTally()
  addRange(tally, creator, from, to)
  return sumsOf(tally)
}
