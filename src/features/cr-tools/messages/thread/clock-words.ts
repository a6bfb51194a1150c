import { formatDate, formatDateTime, formatTime } from '@/i18n/format'

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** The time of day, with the date where it is not the day of what it stands beside. */
export const timeBeside = (at: number, beside: number): string =>
  isSameDay(at, beside) ? formatTime(at) : formatDateTime(at)

/** A day by name: with the year only where it is another one. */
export const dayName = (day: number, now: number): string =>
  formatDate(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(new Date(day).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  })

/** How many days lie between a day and today. */
export const daysAgo = (day: number, now: number): number =>
  Math.round((new Date(now).setHours(0, 0, 0, 0) - day) / 86_400_000)

/** Minutes and seconds of a recording: `0:48`. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
