import { useTranslation } from '@/i18n/use-translation'

import { formatDate } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { lastTickAt, useMinute } from '@/services/page/tick'

const DAY_MS = 86_400_000

/** Formats a day relative to today; `at` is its start. */
export function DayName({ at }: { at: number }) {
  const { t } = useTranslation('tools')
  const now = toServerTime(useMinute() || lastTickAt())
  const ago = Math.round((new Date(now).setHours(0, 0, 0, 0) - at) / DAY_MS)
  if (ago === 0) return t('notifications.today')
  if (ago === 1) return t('notifications.yesterday')
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return formatDate(at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}
