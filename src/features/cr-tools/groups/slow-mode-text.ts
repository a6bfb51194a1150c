import type { TFunction } from 'i18next'

import { formatSlowMode } from '@/i18n/format'

/** How long a member waits between two messages; names no delay too. */
export const slowModeText = (t: TFunction<'tools'>, seconds: number): string =>
  seconds === 0 ? t('groups.slow_off') : formatSlowMode(seconds)
