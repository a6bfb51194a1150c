import { isSameLocalYear, localDaysSince } from '@/domain/time/local-day'
import { formatDate } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { toServerTime } from '@/services/network/server-clock'
import { lastTickAt, useMinute } from '@/services/page/tick'

/** The name of a day relative to today, with the year only when it is another one; `at` is its start. */
export function DayName({ at }: { at: number }) {
  const { t } = useTranslation('tools')
  const now = toServerTime(useMinute() || lastTickAt())
  const ago = localDaysSince(at, now)
  if (ago === 0) return t('thread.today')
  if (ago === 1) return t('thread.yesterday')
  return formatDate(at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isSameLocalYear(at, now) && { year: 'numeric' }),
  })
}
