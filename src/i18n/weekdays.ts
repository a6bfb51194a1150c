import { DAY_MS } from '@/lib/duration'

import { formatDate, weekStart } from './format'

const A_SUNDAY = Date.UTC(2023, 0, 1)

/** Weekday numbers, 0 is Sunday, from the first day of the language's week. */
export const weekdaysInOrder = (): number[] =>
  Array.from({ length: 7 }, (_, index) => (index + weekStart()) % 7)

export const weekdayName = (weekday: number, style: 'short' | 'long'): string =>
  formatDate(A_SUNDAY + weekday * DAY_MS, { weekday: style, timeZone: 'UTC' })
