import { addDays, type Day, dayOf, daysBetween } from '../time/day'
import type { ShiftRepeat } from './planned-shift'
import { weekdayOf } from './shift-grid'
import { moveByDays, type Span } from './shift-move'

/** More than half a year of five shifts a week. */
export const OCCURRENCES_MAX = 200

/** The weekdays of a series in order, always with the day of its first shift. */
export const seriesWeekdays = (first: Day, chosen: readonly number[]): number[] =>
  [...new Set([weekdayOf(first), ...chosen])].toSorted((a, b) => a - b)

/** The shift itself, then one per repeated day, up to and including `until`. */
export function shiftOccurrences(span: Span, { weekdays, until, timezone }: ShiftRepeat): Span[] {
  const first = dayOf(span.startAt, timezone)
  if (until < first) return []
  const days = seriesWeekdays(first, weekdays)
  const found = [span]
  for (let step = 1; step <= daysBetween(first, until) && found.length <= OCCURRENCES_MAX; step += 1) {
    if (days.includes(weekdayOf(addDays(first, step)))) found.push(moveByDays(span, step, timezone))
  }
  return found
}

/** The weekdays of a series after moving its first shift by `days`. */
export const shiftedWeekdays = (weekdays: readonly number[], days: number): number[] =>
  [...new Set(weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7))].toSorted((a, b) => a - b)
