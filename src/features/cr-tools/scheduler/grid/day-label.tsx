import { formatDay } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/time/day'

/** Screen-reader label of a cell: its day and its item count. */
export function DayLabel({ day, count }: { day: Day; count: number }) {
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
