import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/time/day'
import { formatDate } from '@/i18n/format'

/** Formats a calendar day; it has no time, so no time zone shifts it. */
export const formatDay = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  formatDate(Date.parse(`${day}T00:00:00Z`), { ...options, timeZone: 'UTC' })

/** Screen-reader label of a cell: its day and its item count. */
export function DayName({ day, count }: { day: Day; count: number }) {
  const { t } = useTranslation('calendar')
  return (
    <span className="sr-only">
      {t('scheduler.day_items', {
        day: formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' }),
        items: t('scheduler.items', { count }),
      })}
    </span>
  )
}
