import { formatDate, formatDateTime, formatTime } from '@/i18n/format'

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString()

/** Formats a time, with the date unless it is on the same day as `beside`. */
export const timeBeside = (at: number, beside: number): string =>
  isSameDay(at, beside) ? formatTime(at) : formatDateTime(at)

/** Formats a day, with the year only when it is another one. */
export const dayName = (day: number, now: number): string =>
  formatDate(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(new Date(day).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  })

/** Returns the number of days between a day and today. */
export const daysAgo = (day: number, now: number): number =>
  Math.round((new Date(now).setHours(0, 0, 0, 0) - day) / 86_400_000)
