import { DAY_MS } from '@/lib/duration'

/** The start of a moment's day in the reader's time zone. */
export const startOfLocalDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

export const isSameLocalDay = (a: number, b: number): boolean => startOfLocalDay(a) === startOfLocalDay(b)

export const isSameLocalYear = (a: number, b: number): boolean =>
  new Date(a).getFullYear() === new Date(b).getFullYear()

/** The number of days since a day began, of 23 to 25 hours each. */
export const localDaysSince = (day: number, now: number): number =>
  Math.round((startOfLocalDay(now) - day) / DAY_MS)
