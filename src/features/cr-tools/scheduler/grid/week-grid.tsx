import { useEffect, useRef } from 'react'
import { formatDay } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/time/day'
import {
  snapMinutes,
  minuteOfDayAt,
  momentOn,
  dayPositions,
  draggedTime,
} from '@/domain/schedule/day-positions'
import type { HourScores } from '@/domain/schedule/hour-scores'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { HOUR_MS } from '@/lib/duration'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { cx } from '@/ui/cx'

import { formatItemTime } from '../item/item-text'
import { useScheduleGrid } from './use-schedule-grid'
import { DayLabel } from './day-label'
import { DayNotes } from './day-notes'
import { chipPropsOf, type DayProps, type GridProps } from './grid-props'
import { ItemChip } from './item-chip'
import { ScheduleGrid } from './schedule-grid'
import { HOUR_LINES, HOUR_PX, HOURS, WEEK_COLUMNS, WEEK_HEIGHT } from './week-layout'

const DAY_MINUTES = 24 * 60
/** The hour at the initial scroll position; earlier hours are above. */
const FIRST_SHOWN_HOUR = 8
/** Maximum opacity of the shading, so that text over it keeps its contrast. */
const MAX_SHADING_OPACITY = 0.28

const toPercent = (part: number): string => `${part * 100}%`

function Shading({ hours, day }: { hours: HourScores; day: Day }) {
  const { t } = useTranslation('calendar')
  const from = weekdayOf(day) * 24
  return HOURS.map((hour) => {
    const score = hours.scores[from + hour] ?? 0
    return (
      <span
        key={hour}
        className="pointer-events-none absolute inset-x-0 flex items-end justify-end overflow-hidden pe-1 text-11 text-text-quiet"
        style={{ top: hour * HOUR_PX, height: HOUR_PX }}
      >
        <span
          className="absolute inset-0 bg-accent forced-colors:bg-[Highlight]"
          style={{ opacity: score * MAX_SHADING_OPACITY }}
        />
        {score >= hours.best && <span className="relative cut">{t('scheduler.best_hour')}</span>}
      </span>
    )
  })
}

function NowLine({ timezone }: { timezone: string }) {
  const { t } = useTranslation('calendar')
  const now = toServerTime(useMinute())
  return (
    <span
      role="img"
      aria-label={t('scheduler.now')}
      className="pointer-events-none absolute inset-x-0 z-20 border-t-2 border-danger-text"
      style={{ top: (minuteOfDayAt(now, timezone) / 60) * HOUR_PX }}
    />
  )
}

function DayColumn({ day, items, view, marks, context }: DayProps) {
  return (
    <div
      role="gridcell"
      data-day={day}
      className={cx('relative min-w-0', HOUR_LINES, day < view.today && 'bg-surface-sunken')}
      style={{ height: 24 * HOUR_PX }}
    >
      <DayLabel day={day} count={items.length} />
      {marks.hours && <Shading hours={marks.hours} day={day} />}
      {day === view.today && <NowLine timezone={view.timezone} />}
      {dayPositions(items, view.timezone).map(({ item, minute, length, lane, lanes }) => (
        <ItemChip
          key={item.itemId}
          {...chipPropsOf(item, context)}
          style={{
            top: (minute / 60) * HOUR_PX,
            height: (length / 60) * HOUR_PX - 2,
            insetInlineStart: toPercent(lane / lanes),
            inlineSize: `calc(${toPercent(1 / lanes)} - 3px)`,
            zIndex: 10,
          }}
        />
      ))}
    </div>
  )
}

function WeekDayHeaders({ view, marks }: Pick<GridProps, 'view' | 'marks'>) {
  const { t } = useTranslation('calendar')
  return (
    <div role="row" className={cx(WEEK_COLUMNS, 'sticky top-0 z-40 border-b border-line bg-surface-raised')}>
      <span role="columnheader" className="sticky start-0 z-10 bg-surface-raised">
        <span className="sr-only">{t('scheduler.when')}</span>
      </span>
      {(view.weeks[0] ?? []).map((day) => (
        <div
          key={day}
          role="columnheader"
          className="grid min-w-0 content-start gap-x-2 border-s border-line-quiet px-2 py-2 text-11 text-text-quiet"
        >
          <span className={cx('cut text-13 font-medium text-text', day === view.today && 'text-accent-text')}>
            {formatDay(day, { weekday: 'short', day: 'numeric' })}
          </span>
          <DayNotes day={day} view={view} marks={marks} />
        </div>
      ))}
    </div>
  )
}

function HourNames() {
  const { t } = useTranslation('calendar')
  return (
    <div
      role="rowheader"
      aria-label={t('scheduler.when')}
      className="sticky start-0 z-30 bg-surface-raised text-11 text-text-quiet tabular-nums"
    >
      {HOURS.map((hour) => (
        <bdi
          key={hour}
          className="absolute inset-x-0 -translate-y-1/2 px-2 text-end first:translate-y-0"
          style={{ top: hour * HOUR_PX }}
        >
          {formatItemTime(hour * HOUR_MS, 'UTC')}
        </bdi>
      ))}
    </div>
  )
}

/** Seven day columns. Dragging moves items in steps of 15 minutes. */
export function WeekGrid(props: GridProps) {
  const { view, marks } = props
  const { t } = useTranslation('calendar')
  const grid = useRef<HTMLDivElement>(null)
  const { timezone } = view
  const minuteAt = (y: number, height: number) => snapMinutes((y / height) * DAY_MINUTES)
  const behavior = useScheduleGrid(props, grid, {
    layout: 'week',
    dropTimeOf: (item, day, dy, height) => draggedTime(item.at, day, (dy / height) * DAY_MINUTES, timezone),
    pressTimeAt: (day, y, height) => momentOn(day, Math.floor(minuteAt(y, height) / 60) * 60, timezone),
  })
  useEffect(() => {
    grid.current?.scrollTo({ top: FIRST_SHOWN_HOUR * HOUR_PX })
  }, [])
  const days = view.weeks[0] ?? []
  return (
    <ScheduleGrid
      grid={grid}
      period={formatDay(days[0] ?? view.day, { dateStyle: 'long' })}
      help={t('scheduler.keys_week')}
      behavior={behavior}
      className={cx(WEEK_HEIGHT, 'overflow-auto overscroll-contain')}
    >
      <WeekDayHeaders view={view} marks={marks} />
      <div role="row" className={WEEK_COLUMNS}>
        <HourNames />
        {days.map((day) => (
          <DayColumn key={day} {...behavior.dayPropsOf(day)} />
        ))}
      </div>
    </ScheduleGrid>
  )
}
