import { addDays, type Day, dayOf, daysBetween } from '@/domain/day'
import type { ShiftRepeat } from '@/domain/planned-shift'
import { movedByDays, type Span } from '@/domain/shift-move'

export { movedByDays, type Span }

/** More than half a year of five shifts a week. */
export const MOST_OCCURRENCES = 200

const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** All times a span comes again, from its own day on: on the named weekdays until a day, that day included. */
export function occurrences(span: Span, { weekdays, until, timezone }: ShiftRepeat): Span[] {
  const first = dayOf(span.startAt, timezone)
  const found: Span[] = []
  for (let step = 0; step <= daysBetween(first, until) && found.length <= MOST_OCCURRENCES; step += 1) {
    if (weekdays.includes(weekdayOf(addDays(first, step)))) found.push(movedByDays(span, step, timezone))
  }
  return found
}

/** The weekdays of a series whose first shift is moved by some days. */
export const shiftedWeekdays = (weekdays: readonly number[], days: number): number[] =>
  [...new Set(weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7))].toSorted(
    (one, other) => one - other,
  )
