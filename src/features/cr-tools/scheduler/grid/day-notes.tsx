import { Clock, Star } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { addDays, type Day, startOfDay } from '@/domain/time/day'
import { momentOn } from '@/domain/schedule/day-positions'
import { bestHourOf } from '@/domain/schedule/hour-scores'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { HOUR_MS } from '@/lib/duration'
import { Icon } from '@/ui/icon'

import { formatItemTime } from '../item/item-text'
import type { ScheduleMarks } from '../use-schedule-marks'
import type { ScheduleView } from '../schedule-view'

/** Notes in a day's header: nothing planned, best hour, daylight-saving change. */
export function DayNotes({ day, view, marks }: { day: Day; view: ScheduleView; marks: ScheduleMarks }) {
  const { t } = useTranslation('calendar')
  const { timezone, today } = view
  const hours = Math.round((startOfDay(addDays(day, 1), timezone) - startOfDay(day, timezone)) / HOUR_MS)
  const best = marks.hours && day >= today ? bestHourOf(marks.hours, weekdayOf(day)) : undefined
  return (
    <>
      {hours !== 24 && (
        <span className="flex min-w-0 items-center gap-1 text-info-text">
          <Icon of={Clock} size="xxs" />
          <span className="cut">{t(hours < 24 ? 'scheduler.clocks_forward' : 'scheduler.clocks_back')}</span>
        </span>
      )}
      {best !== undefined && (
        <span className="flex min-w-0 items-center gap-1">
          <Icon of={Star} size="xxs" />
          <bdi className="cut">
            {t('scheduler.best_at', { time: formatItemTime(momentOn(day, best * 60, timezone), timezone) })}
          </bdi>
        </span>
      )}
      {marks.gaps.has(day) && (
        <span className="cut font-medium text-warning-text">
          {t(marks.byDay.has(day) ? 'scheduler.gap_posts' : 'scheduler.gap')}
        </span>
      )}
    </>
  )
}
