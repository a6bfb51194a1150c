import { type Day, dayOf, monthStart, startOfDay } from '../time/day'
import { isoOf } from '../time/instant'
import type { Range } from '../time/range'

/** A month: `2026-11`. */
export type Month = string

/**
 * A pay period: a whole calendar month of the agency's zone, so that no hour, sale or adjustment counts twice
 * or never (screens S7). The running one can be adjusted; it is signed off after its end.
 */
export const payPeriodOf = (month: Month, timezone: string): Range => ({
  from: isoOf(startOfDay(`${month}-01`, timezone)),
  to: isoOf(startOfDay(monthStart(`${month}-01`, 1), timezone)),
  timezone,
})

const monthOfDay = (day: Day): Month => day.slice(0, 7)

export const monthAt = (at: number, timezone: string): Month => monthOfDay(dayOf(at, timezone))

/** The last `count` months, the running one first. */
export const latestMonths = (now: number, timezone: string, count: number): Month[] =>
  Array.from({ length: count }, (_, back) => monthOfDay(monthStart(dayOf(now, timezone), -back)))

/** Whether a range is exactly one pay period. */
export function isPayPeriod({ from, to }: { from: string; to: string }, timezone: string): boolean {
  const period = payPeriodOf(monthAt(Date.parse(from), timezone), timezone)
  return Date.parse(period.from) === Date.parse(from) && Date.parse(period.to) === Date.parse(to)
}

export const isPayPeriodOver = ({ to }: { to: string }, now: number): boolean => Date.parse(to) <= now
