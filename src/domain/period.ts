import { addDays, type Day, dayOf, daysBetween, monthStart, startOfDay } from './day'
import { isoOf } from './instant'
import type { Range } from './range'
import { sameTimeOn } from './shift-move'

/** The periods that have a name (screens S0). */
export const PERIOD_PRESETS = [
  'today',
  'yesterday',
  'last_7',
  'last_28',
  'last_90',
  'this_month',
  'last_month',
] as const
/** Ends now instead of at midnight; alerts about a day lead to it, menus do not offer it. */
export const ROLLING_PERIOD = 'last_24_h'
export const NAMED_PERIODS = [...PERIOD_PRESETS, ROLLING_PERIOD] as const
export type NamedPeriod = (typeof NAMED_PERIODS)[number]

/** Whole days, both ends included. */
export interface Days {
  first: Day
  last: Day
}

/** A named period moves on with the days; chosen days stay. */
export type Period = NamedPeriod | Days

/** Longer ones the server doesn't answer. */
export const LONGEST_PERIOD_DAYS = 400

const lastDays = (count: number, today: Day): Days => ({
  first: addDays(today, -count),
  last: addDays(today, -1),
})

const DAYS: Record<NamedPeriod, (today: Day) => Days> = {
  today: (today) => ({ first: today, last: today }),
  yesterday: (today) => lastDays(1, today),
  // Whole days before today: a day half gone would look like a loss.
  last_7: (today) => lastDays(7, today),
  last_28: (today) => lastDays(28, today),
  last_90: (today) => lastDays(90, today),
  this_month: (today) => ({ first: monthStart(today), last: today }),
  last_month: (today) => ({ first: monthStart(today, -1), last: addDays(monthStart(today), -1) }),
  last_24_h: (today) => ({ first: addDays(today, -1), last: today }),
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The days of a period, as seen from today. */
export const daysOf = (period: Period, today: Day): Days =>
  typeof period === 'string' ? DAYS[period](today) : period

const rangeOfDays = ({ first, last }: Days, timezone: string): Range => ({
  from: isoOf(startOfDay(first, timezone)),
  to: isoOf(startOfDay(addDays(last, 1), timezone)),
  timezone,
})

/** A period as requests carry it: its days from first to last moment, in the zone's own days. */
export function rangeOf(period: Period, timezone: string, now: number): Range {
  if (period !== ROLLING_PERIOD) return rangeOfDays(daysOf(period, dayOf(now, timezone)), timezone)
  const to = Math.ceil(now / MINUTE_MS) * MINUTE_MS
  return { from: isoOf(to - DAY_MS), to: isoOf(to), timezone }
}

/** The days a range touches. */
export const daysOfRange = ({ from, to, timezone }: Range): Days => ({
  first: dayOf(Date.parse(from), timezone),
  last: dayOf(Date.parse(to) - 1, timezone),
})

/** The day a range begins with: what files are named after. */
export const firstDayOf = ({ from, timezone }: Pick<Range, 'from' | 'timezone'>): Day =>
  dayOf(Date.parse(from), timezone)

/** How many days a range touches. */
export function dayCountOf(range: Range): number {
  const { first, last } = daysOfRange(range)
  return daysBetween(first, last) + 1
}

/** The same time of day so many days before; where a day began, that day begins. */
function daysBefore(at: number, days: number, timezone: string): number {
  const day = dayOf(at, timezone)
  const then = addDays(day, -days)
  return at === startOfDay(day, timezone) ? startOfDay(then, timezone) : sameTimeOn(then, at, timezone)
}

/**
 * What a range is compared with: as many days of its zone before, both ends at their time of day. Of one that runs until
 * later than now, `until` says how far it has come: a morning is never held against a whole day, nor against an evening.
 */
export function rangeBefore(range: Range, until = Date.parse(range.to)): Range {
  const { timezone } = range
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)]
  const apart = Math.max(1, daysBetween(dayOf(from, timezone), dayOf(to, timezone)))
  // A part of a day counts as one: the two never overlap.
  const days = daysBefore(to, apart, timezone) > from ? apart + 1 : apart
  const begin = daysBefore(from, days, timezone)
  return {
    from: isoOf(begin),
    to: isoOf(Math.max(begin, daysBefore(until, days, timezone))),
    timezone,
  }
}

/** When each day of a range begins, so that a day without figures is not left out of a chart. */
export function dayStartsOf(range: Range): number[] {
  const { first } = daysOfRange(range)
  return Array.from({ length: dayCountOf(range) }, (_, index) =>
    startOfDay(addDays(first, index), range.timezone),
  )
}
