import type { Day } from '@/domain/time/day'
import { formatDate } from '@/i18n/format'

/** Formats a calendar day; it has no time, so no time zone shifts it. */
export const formatDay = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  formatDate(Date.parse(`${day}T00:00:00Z`), { ...options, timeZone: 'UTC' })
