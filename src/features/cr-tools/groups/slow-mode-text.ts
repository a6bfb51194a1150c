import type { TFunction } from 'i18next'

import { formatDuration, formatNumber } from '@/i18n/format'

/** Formats how long a member waits between two messages. */
export function slowModeText(t: TFunction<'tools'>, seconds: number): string {
  if (seconds === 0) return t('groups.slow_off')
  if (seconds < 60) return formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  return formatDuration(seconds * 1000)
}
