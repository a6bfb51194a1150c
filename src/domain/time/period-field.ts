import type { UrlField } from '@/lib/url-state'

import { daysBetween, isDay } from './day'
import { PERIOD_MAX_DAYS, NAMED_PERIODS, type Period } from './period'

function parsePeriod(text: string): Period | undefined {
  const named = NAMED_PERIODS.find((name) => name === text)
  if (named) return named
  const [first = null, last = null, ...more] = text.split('..')
  if (!isDay(first) || !isDay(last) || more.length > 0) return undefined
  const length = daysBetween(first, last)
  return length >= 0 && length < PERIOD_MAX_DAYS ? { first, last } : undefined
}

/** Address field for a period: its name, or `2026-10-01..2026-10-31`. */
export const periodField = (fallback: Period): UrlField<Period> => ({
  fallback,
  read: parsePeriod,
  write: (period) => (typeof period === 'string' ? period : `${period.first}..${period.last}`),
})
