import { isSameLocalDay, isSameLocalYear } from '@/domain/time/local-day'
import { formatDate, formatDateTime, formatTime } from '@/i18n/format'

/** Formats a time, with the date unless it is on the same day as `beside`. */
export const timeBeside = (at: number, beside: number): string =>
  isSameLocalDay(at, beside) ? formatTime(at) : formatDateTime(at)

/** Formats a day, with the year only when it is another one. */
export const dayName = (day: number, now: number): string =>
  formatDate(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isSameLocalYear(day, now) && { year: 'numeric' }),
  })
