import { useTranslation } from '@/i18n/use-translation'

import { startOfDay } from '@/domain/time/day'
import { gridPosition } from '@/domain/shift/shift-grid'
import type { Span } from '@/domain/shift/shift-move'
import type { WorkDay } from '@/domain/shift/work-day'
import { isOnDuty, spanOfLog } from '@/domain/shift/work-log'
import { formatList } from '@/i18n/format'
import { DAY_MS } from '@/lib/duration'
import { cx } from '@/ui/cx'

import { spanStyle } from '../plan-layout'
import { useShiftFormatter } from '../use-shift-formatter'

/** Night shifts reach into the next morning. */
const SHOWN_MS = 32 * 60 * 60_000

interface DayBarProps {
  day: WorkDay
  timezone: string
  now: number
  /** Shows the times below the bar, if nothing else shows them. */
  showsTimes?: boolean
}

/** One day on a time axis: a thin line for planned time above the worked time. */
export function DayBar({ day, timezone, now, showsTimes = false }: DayBarProps) {
  const { t } = useTranslation('analytics')
  const { range } = useShiftFormatter(timezone, String)
  const spansText = (spans: readonly Span[]) =>
    spans.length === 0 ? t('work_logs.bar_nothing') : formatList(spans.map(range))
  const from = startOfDay(day.day, timezone)
  const shown = { from, to: from + SHOWN_MS }
  const worked = day.logs.map((log) => ({
    ...spanOfLog(log, now),
    isRunning: isOnDuty(log),
    id: log.chatterWorkLogId,
  }))
  const description = t('work_logs.bar', {
    planned: spansText(day.shifts),
    worked: spansText(worked),
  })
  return (
    <span
      className={cx('block', !showsTimes && 'w-44 max-sm:w-full')}
      {...(!showsTimes && { title: description })}
    >
      {!showsTimes && <span className="sr-only">{description}</span>}
      <span aria-hidden className="relative block h-6 overflow-hidden rounded-mark bg-fill">
        <span
          style={{ insetInlineStart: spanStyle({ start: DAY_MS / SHOWN_MS, length: 0 }).insetInlineStart }}
          className="absolute inset-y-0 border-s border-line-strong"
        />
        {day.shifts.map((shift) => {
          const place = gridPosition(shift, shown)
          return (
            place && (
              <span
                key={`${shift.startAt}-${shift.endAt}`}
                style={spanStyle(place)}
                className="absolute top-1 h-[3px] rounded-full bg-text-quiet forced-color-adjust-none"
              />
            )
          )
        })}
        {worked.map((log) => {
          const place = gridPosition(log, shown)
          return (
            place && (
              <span
                key={log.id}
                style={spanStyle(place)}
                className={cx(
                  'absolute top-[10px] h-[10px] rounded-[2px] forced-color-adjust-none',
                  log.isRunning ? 'bg-success-text' : 'bg-stats-1',
                )}
              />
            )
          )
        })}
      </span>
      {showsTimes && <span className="mt-2 block text-13 text-text-quiet">{description}</span>}
    </span>
  )
}
