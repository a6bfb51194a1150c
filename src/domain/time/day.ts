import { DAY_MS } from '@/lib/duration'

import { momentOfClock, wallClock } from './zoned-time'

/** A calendar day without a zone: `2026-11-21`. */
export type Day = string

const dayParts = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, day: date }
}

const utcOfDay = (day: Day): number => {
  const { year, month, day: date } = dayParts(day)
  return Date.UTC(year, month - 1, date)
}
const dayFromUtc = (at: number): Day => new Date(at).toISOString().slice(0, 10)

/** Whether text is an existing day. */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && dayFromTextOrUndefined(text) === text

function dayFromTextOrUndefined(text: string): Day | undefined {
  const at = utcOfDay(text)
  return Number.isNaN(at) ? undefined : dayFromUtc(at)
}

/** The day N days later. Calendar days have no length, so clock changes do not matter. */
export const addDays = (day: Day, days: number): Day => dayFromUtc(utcOfDay(day) + days * DAY_MS)

/** Days between two days. */
export const daysBetween = (first: Day, last: Day): number =>
  Math.round((utcOfDay(last) - utcOfDay(first)) / DAY_MS)

/** The first day of the month, or of the month `later` months after. */
export function monthStart(day: Day, later = 0): Day {
  const { year, month } = dayParts(day)
  return dayFromUtc(Date.UTC(year, month - 1 + later, 1))
}

/** The day at a moment in a zone; in UTC for an unknown zone. */
export function dayOf(at: number, timezone: string): Day {
  const clock = wallClock(at, timezone)
  return clock ? dayFromUtc(Date.UTC(clock.year, clock.month - 1, clock.day)) : dayFromUtc(at)
}

/** Start of a day in a zone: midnight, or the first moment after it where a clock change skips midnight. */
export const startOfDay = (day: Day, timezone: string): number =>
  momentOfClock({ ...dayParts(day), hour: 0, minute: 0 }, timezone) ?? utcOfDay(day)
