import { useTranslation } from '@/i18n/use-translation'

import { dayOf } from '@/domain/time/day'
import { type GridWeek, hourMoments } from '@/domain/shift/shift-grid'
import { formatDate, formatDuration, formatShortTime } from '@/i18n/format'
import { DAY_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'

import { spanStyle } from '../plan-layout'
import type { RowKind } from '../shift-view'

const TICK_HOURS = [6, 12, 18]

function DayHead({ day, week }: { day: GridWeek['days'][number]; week: GridWeek }) {
  const { t } = useTranslation('analytics')
  const { timezone } = week
  const length = day.to - day.from
  const isToday = dayOf(serverNow(), timezone) === day.day
  return (
    <div
      className="relative min-w-0 border-s border-line-quiet first:border-s-0"
      style={{ flex: `${length} 1 0` }}
    >
      <div className="flex items-baseline gap-1 px-2 pt-1 text-12 whitespace-nowrap">
        <span className={cx('cut', isToday ? 'font-strong text-accent-text' : 'font-medium')}>
          {formatDate(day.from, { weekday: 'short', day: 'numeric', month: 'short', timeZone: timezone })}
        </span>
        {length !== DAY_MS && (
          <span className="text-warning-text">
            {t('shifts.day_length', { length: formatDuration(length) })}
          </span>
        )}
      </div>
      <div aria-hidden className="relative h-4 text-11 leading-4 text-text-faint">
        {hourMoments(day, TICK_HOURS, timezone).map((at) => (
          <span
            key={at}
            style={{
              insetInlineStart: spanStyle({ start: (at - day.from) / length, length: 0 }).insetInlineStart,
            }}
            className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
          >
            {formatShortTime(at, timezone)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The days of the week above the rows, each as wide as it is long. */
export function PlanHead({ week, by, zone }: { week: GridWeek; by: RowKind; zone: string }) {
  const { t } = useTranslation('analytics')
  return (
    <div className="sticky top-0 z-50 flex border-b border-line bg-surface-raised">
      <div className="sticky start-0 z-10 flex w-54 shrink-0 items-end gap-1 border-e border-line bg-surface-raised ps-4 pb-1 text-12 font-medium text-text-quiet">
        {t(`shifts.head_${by}`)}
        <InfoTip about={t('shifts.planned')}>{t(`shifts.planned_info_${by}`, { zone })}</InfoTip>
      </div>
      {week.days.map((day) => (
        <DayHead key={day.day} day={day} week={week} />
      ))}
    </div>
  )
}
