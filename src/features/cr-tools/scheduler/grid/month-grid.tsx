import { memo, useRef, useState } from 'react'
import { formatDay } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/time/day'
import { pickDayItems, type ScheduleItem } from '@/domain/schedule/schedule'
import { momentOn } from '@/domain/schedule/day-positions'
import { bestHourOf } from '@/domain/schedule/hour-scores'
import { sameTimeOn } from '@/domain/shift/shift-move'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { cx } from '@/ui/cx'

import { useScheduleGrid } from './use-schedule-grid'
import { DayLabel } from './day-label'
import { DayNotes } from './day-notes'
import { chipPropsOf, type DayProps, type GridProps } from './grid-props'
import { ItemChip } from './item-chip'
import { ScheduleGrid } from './schedule-grid'

/** Items shown per day before "show more". */
const SHOWN_PER_DAY = 4
const DEFAULT_HOUR = 18

function MonthDayHeader({ day, view, marks }: Pick<GridProps, 'view' | 'marks'> & { day: Day }) {
  const isToday = day === view.today
  return (
    <div className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pb-[2px] text-12 leading-4 text-text-quiet">
      <span
        aria-hidden
        className={cx(
          'grid h-6 min-w-6 place-items-center rounded-full px-1 text-12 tabular-nums',
          isToday ? 'bg-accent font-strong text-text-on-accent' : 'font-medium',
        )}
      >
        {formatDay(day, { day: 'numeric' })}
      </span>
      <DayNotes day={day} view={view} marks={marks} />
    </div>
  )
}

function DayCell({ day, items, view, marks, context }: DayProps) {
  const { t } = useTranslation('calendar')
  const [isOpen, setOpen] = useState(false)
  const isOther = !day.startsWith(view.day.slice(0, 7))
  // An item lifted by keyboard stays visible on whichever day it moves to.
  const needsAttention = ({ itemId, state }: ScheduleItem) =>
    state === 'failed' || context.clashes.has(itemId) || itemId === context.liftedId
  const shown = isOpen ? items : pickDayItems(items, SHOWN_PER_DAY, needsAttention)
  const rest = items.length - shown.length
  return (
    <div
      role="gridcell"
      data-day={day}
      className={cx(
        'grid min-h-28 min-w-0 content-start gap-[3px] border-e border-b border-line-quiet p-1 last:border-e-0',
        (isOther || day < view.today) && 'bg-surface-sunken',
      )}
    >
      <DayLabel day={day} count={items.length} />
      <MonthDayHeader day={day} view={view} marks={marks} />
      {shown.map((item) => (
        <ItemChip key={item.itemId} {...chipPropsOf(item, context)} />
      ))}
      {(rest > 0 || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 rounded-mark px-1 text-start text-12 font-medium text-accent-text hover:underline pointer-coarse:min-h-9"
        >
          {isOpen ? t('scheduler.show_less') : t('scheduler.more', { count: rest })}
        </button>
      )}
    </div>
  )
}

const Weekdays = memo(function Weekdays({ days }: { days: readonly Day[] }) {
  return (
    <div role="row" className="grid grid-cols-7 border-b border-line">
      {days.map((day) => (
        <span
          key={day}
          role="columnheader"
          className="cut px-2 py-2 text-12 font-medium text-text-quiet"
          aria-label={formatDay(day, { weekday: 'long' })}
        >
          {formatDay(day, { weekday: 'short' })}
        </span>
      ))}
    </div>
  )
})

/** Month in whole weeks. Dragging moves items between days and keeps their time of day. */
export function MonthGrid(props: GridProps) {
  const { view, marks } = props
  const { t } = useTranslation('calendar')
  const grid = useRef<HTMLDivElement>(null)
  const { timezone } = view
  const hourFor = (day: Day) => (marks.hours && bestHourOf(marks.hours, weekdayOf(day))) ?? DEFAULT_HOUR
  const behavior = useScheduleGrid(props, grid, {
    layout: 'month',
    dropTimeOf: (item, day) => sameTimeOn(day, item.at, timezone),
    pressTimeAt: (day) => momentOn(day, hourFor(day) * 60, timezone),
  })
  return (
    <ScheduleGrid
      grid={grid}
      period={formatDay(view.day, { month: 'long', year: 'numeric' })}
      help={t('scheduler.keys_month')}
      behavior={behavior}
      className="overflow-hidden"
    >
      <Weekdays days={view.weeks[0] ?? []} />
      {view.weeks.map((week) => (
        // `content-visibility` skips painting of rows outside the viewport during a drag.
        <div
          key={week[0]}
          role="row"
          className="grid grid-cols-7 [contain-intrinsic-block-size:auto_180px] [content-visibility:auto]"
        >
          {week.map((day) => (
            <DayCell key={day} {...behavior.dayPropsOf(day)} />
          ))}
        </div>
      ))}
    </ScheduleGrid>
  )
}
