import type { AddressField } from '@/lib/address-state'

import { daysBetween, isDay } from './day'
import { LONGEST_PERIOD_DAYS, NAMED_PERIODS, type Period } from './period'

function periodFrom(text: string): Period | undefined {
  const named = NAMED_PERIODS.find((name) => name === text)
  if (named) return named
  const [first = null, last = null, ...more] = text.split('..')
  if (!isDay(first) || !isDay(last) || more.length > 0) return undefined
  const length = daysBetween(first, last)
  return length >= 0 && length < LONGEST_PERIOD_DAYS ? { first, last } : undefined
}

/** Address field for a period: its name, or `2026-10-01..2026-10-31`. */
export const periodField = (fallback: Period): AddressField<Period> => ({
  fallback,
  read: periodFrom,
  write: (period) => (typeof period === 'string' ? period : `${period.first}..${period.last}`),
})
