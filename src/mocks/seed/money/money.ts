import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { DAY_MS, agencyDay, HOUR_MS, agencyDayStart } from '../calendar'
import type { SeedCreator } from '../creators'
import { random, seedOf } from '../random'
import { ROLL } from '../roll'
import { memoByDay } from '../memo'

/** Hourly weights of a day's sales: quiet mornings, a long evening. */
export const HOUR_WEIGHTS = [7, 6, 5, 4, 3, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6, 7, 8, 9, 10, 9, 8] as const

const untilHour: number[] = [0]
for (const weight of HOUR_WEIGHTS) untilHour.push((untilHour.at(-1) ?? 0) + weight)
const wholeDay = untilHour.at(-1) ?? 1

/** Prices are whole units of the currency. */
const UNIT = 100
/** Every price of a mass message is a multiple of it. */
const MASS_UNIT = 400
/** The lowest price of a mass message. */
export const MASS_MIN = 800

const busiest = Math.max(...HOUR_WEIGHTS)

/** Usual sales of the hour at a moment, relative to the busiest. Days with a time change stretch to 24 hours. */
export function demandAt(at: number): number {
  const day = agencyDay(at)
  const start = agencyDayStart(day)
  const hour = Math.floor(((at - start) / (agencyDayStart(day + 1) - start)) * HOUR_WEIGHTS.length)
  return (HOUR_WEIGHTS[hour] ?? 0) / busiest
}

/** Share of a day's traffic up to a moment, 0 to 1. Days with a time change stretch to 24 hours. */
export function partOfDay(at: number, day: number): number {
  const start = agencyDayStart(day)
  const length = agencyDayStart(day + 1) - start
  const passed = (Math.min(Math.max(at - start, 0), length) / length) * DAY_MS
  const hour = Math.min(23, Math.floor(passed / HOUR_MS))
  const within = (HOUR_WEIGHTS[hour] ?? 0) * ((passed - hour * HOUR_MS) / HOUR_MS)
  return ((untilHour[hour] ?? 0) + within) / wholeDay
}

/** The moment when this share, 0 to 1, of a day's sales is reached. */
export function momentOfPart(part: number, day: number): number {
  const start = agencyDayStart(day)
  const done = part * wholeDay
  const hour = Math.max(
    0,
    untilHour.findLastIndex((until) => until <= done),
  )
  const within = (done - (untilHour[hour] ?? 0)) / (HOUR_WEIGHTS[hour] ?? 1)
  return start + Math.floor(((hour + within) * HOUR_MS * (agencyDayStart(day + 1) - start)) / DAY_MS)
}

/** A creator's sales by kind. */
const KIND_SHARES = [0.2, 0.36, 0.19, 0.08, 0.05, 0.1, 0.02] as const

/** A creator's trend, so that some rise while others fall; one falls sharply. */
function season(creator: SeedCreator, day: number): number {
  const depth = creator.index === 7 ? 0.5 : 0.16
  return 1 + depth * Math.sin((2 * Math.PI * (day + creator.index * 37)) / (110 + creator.index * 9))
}

/**
 * A creator's gross of a whole day in cents, by kind in the order of REVENUE_KINDS; computed on first
 * use.
 */
export const dayGross = memoByDay((creator: SeedCreator, day): readonly number[] => {
  const roll = random(seedOf(ROLL.dayGross, creator.index, day))
  const weekday = (day + 4) % 7
  const mood = (weekday >= 5 || weekday === 0 ? 1.18 : 0.94) * (0.75 + roll() * 0.5)
  const trend = season(creator, day)
  const pulse = creator.status === 'paused' ? 0.25 : creator.status === 'ended' ? 0 : 1
  return REVENUE_KINDS.map((kind, index) => {
    const isQuiet = kind === 'live' && weekday !== 5
    const share = (KIND_SHARES[index] ?? 0) * (kind === 'live' ? 5 : 1)
    if (isQuiet) return 0
    const gross = creator.dailyGross * pulse * mood * trend * share * (0.6 + roll() * 0.8)
    if (kind !== 'mass_messages') return Math.round(gross / UNIT) * UNIT
    // Each fan pays exactly the message's price.
    const massGross = Math.round(gross / MASS_UNIT) * MASS_UNIT
    return massGross < MASS_MIN ? 0 : massGross
  })
})

/** Days that overlap a range. */
export function daysOf(from: number, to: number): number[] {
  const first = agencyDay(from)
  return Array.from({ length: Math.max(0, agencyDay(to - 1) - first + 1) }, (_, step) => first + step)
}
