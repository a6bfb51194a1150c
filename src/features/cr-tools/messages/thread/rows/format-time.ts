import { isSameLocalYear } from '@/domain/time/local-day'
import { formatDate } from '@/i18n/format'

/** Formats a day, with the year only when it is another one. */
export const dayName = (day: number, now: number): string =>
  formatDate(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isSameLocalYear(day, now) && { year: 'numeric' }),
  })
