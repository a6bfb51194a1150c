import { DAY_MS, MINUTE_MS } from '@/lib/duration'

import { addDays, type Day, dayOf, daysBetween, monthStart, startOfDay } from './day'
import { isoOf } from './instant'
import type { Range } from './range'
import { sameTimeOn } from '../shift/shift-move'

/** The periods with a name (screens S0). */
export const PERIOD_PRESETS = [
  'today',
  'yesterday',
  'last_7',
  'last_28',
  'last_90',
  'this_month',
  'last_month',
] as const
/** Ends now instead of at midnight; alerts about a day link to it, menus omit it. */
export const ROLLING_PERIOD = 'last_24_h'
export const NAMED_PERIODS = [...PERIOD_PRESETS, ROLLING_PERIOD] as const
export type NamedPeriod = (typeof NAMED_PERIODS)[number]

/** Whole days, both ends inclusive. */
export interface DayRange {
  first: Day
  last: Day
}

/** A named period moves with time; chosen days stay. */
export type Period = NamedPeriod | DayRange

/** The server rejects longer ones. */
export const PERIOD_MAX_DAYS = 400

const lastDays = (count: number, today: Day): DayRange => ({
  first: addDays(today, -count),
  last: addDays(today, -1),
})

const PERIOD_DAYS: Record<NamedPeriod, (today: Day) => DayRange> = {
  today: (today) => ({ first: today, last: today }),
  yesterday: (today) => lastDays(1, today),
  // Whole days before today: a partial day would look like a loss.
  last_7: (today) => lastDays(7, today),
  last_28: (today) => lastDays(28, today),
  last_90: (today) => lastDays(90, today),
  this_month: (today) => ({ first: monthStart(today), last: today }),
  last_month: (today) => ({ first: monthStart(today, -1), last: addDays(monthStart(today), -1) }),
  last_24_h: (today) => ({ first: addDays(today, -1), last: today }),
}

/** The days of a period, seen from today. */
export const daysOfPeriod = (period: Period, today: Day): DayRange =>
  typeof period === 'string' ? PERIOD_DAYS[period](today) : period

const rangeOfDays = ({ first, last }: DayRange, timezone: string): Range => ({
  from: isoOf(startOfDay(first, timezone)),
  to: isoOf(startOfDay(addDays(last, 1), timezone)),
  timezone,
})

/** A period as a request range: from its first to its last moment in the zone. */
export function rangeOfPeriod(period: Period, timezone: string, now: number): Range {
  if (period !== ROLLING_PERIOD) return rangeOfDays(daysOfPeriod(period, dayOf(now, timezone)), timezone)
  const to = Math.ceil(now / MINUTE_MS) * MINUTE_MS
  return { from: isoOf(to - DAY_MS), to: isoOf(to), timezone }
}

/** The days a range touches. */
export const daysOfRange = ({ from, to, timezone }: Range): DayRange => ({
  first: dayOf(Date.parse(from), timezone),
  last: dayOf(Date.parse(to) - 1, timezone),
})

/** The first day of a range; file names use it. */
export const firstDayOf = ({ from, timezone }: Pick<Range, 'from' | 'timezone'>): Day =>
  dayOf(Date.parse(from), timezone)

/** How many days a range touches. */
export function dayCountOf(range: Range): number {
  const { first, last } = daysOfRange(range)
  return daysBetween(first, last) + 1
}

/** The same time of day N days before; a start of day maps to a start of day. */
function daysBefore(at: number, days: number, timezone: string): number {
  const day = dayOf(at, timezone)
  const then = addDays(day, -days)
  return at === startOfDay(day, timezone) ? startOfDay(then, timezone) : sameTimeOn(then, at, timezone)
}

/**
 * The comparison range: the same number of days before, both ends at their time of day. For a running range,
 * `until` is its progress, so that a morning is never compared with a whole day.
 */
export function previousRange(range: Range, until = Date.parse(range.to)): Range {
  const { timezone } = range
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)]
  const apart = Math.max(1, daysBetween(dayOf(from, timezone), dayOf(to, timezone)))
  // A partial day counts as one, so that the two never overlap.
  const days = daysBefore(to, apart, timezone) > from ? apart + 1 : apart
  const begin = daysBefore(from, days, timezone)
  return {
    from: isoOf(begin),
    to: isoOf(Math.max(begin, daysBefore(until, days, timezone))),
    timezone,
  }
}

/** Start of each day of a range, so that charts include days without figures. */
export function dayStartsOf(range: Range): number[] {
  const { first } = daysOfRange(range)
  return Array.from({ length: dayCountOf(range) }, (_, index) =>
    startOfDay(addDays(first, index), range.timezone),
  )
}
