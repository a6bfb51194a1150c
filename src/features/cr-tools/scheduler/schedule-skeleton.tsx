import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { SkeletonBar } from '@/ui/skeleton'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import type { ScheduleView } from './schedule-view'
import { HOUR_LINES, HOUR_PX, HOURS, WEEK_COLUMNS, WEEK_HEIGHT } from './grid/week-layout'

const CHIPS = ['one', 'two', 'three', 'four']

const MonthSkeleton = ({ weeks }: Pick<ScheduleView, 'weeks'>) => (
  <div className={cx(cardClasses, 'overflow-hidden')}>
    <div className="grid grid-cols-7 border-b border-line">
      {weeks[0]?.map((day) => (
        <span key={day} className="px-2 py-[10px]">
          <SkeletonBar className="h-3 w-7" />
        </span>
      ))}
    </div>
    {weeks.map((week) => (
      <div key={week[0]} className="grid grid-cols-7">
        {week.map((day) => (
          <div
            key={day}
            className="grid content-start gap-[3px] border-e border-b border-line-quiet p-1 last:border-e-0"
          >
            <span className="flex h-[26px] items-center px-1">
              <SkeletonBar className="h-3 w-4" />
            </span>
            {CHIPS.map((chip) => (
              <SkeletonBar key={chip} className="h-6" />
            ))}
            <span className="flex h-6 items-center px-1">
              <SkeletonBar className="h-3 w-12" />
            </span>
          </div>
        ))}
      </div>
    ))}
  </div>
)

/** Chips of a day, from the first hour that the loaded week shows; not the same ones in all columns. */
const chipHours = (index: number): number[] => [1, 5, 9].map((hour) => hour + ((index * 2) % 4))

const WeekSkeleton = ({ weeks: [week = []] }: Pick<ScheduleView, 'weeks'>) => (
  <div className={cx(cardClasses, WEEK_HEIGHT, 'min-w-0 overflow-hidden')}>
    <div className={cx(WEEK_COLUMNS, 'border-b border-line')}>
      <span />
      {week.map((day) => (
        <span key={day} className="grid h-[46px] content-center gap-2 border-s border-line-quiet px-2">
          <SkeletonBar className="h-3 w-12" />
          <SkeletonBar className="h-2 w-16" />
        </span>
      ))}
    </div>
    <div className={WEEK_COLUMNS} style={{ height: HOURS.length * HOUR_PX }}>
      <span>
        {HOURS.map((hour) => (
          <span
            key={hour}
            className="flex items-start justify-end px-2 first:pt-1"
            style={{ height: HOUR_PX }}
          >
            <SkeletonBar className={cx('h-2 w-8', hour > 0 && '-translate-y-1/2')} />
          </span>
        ))}
      </span>
      {week.map((day, index) => (
        <span key={day} className={cx('relative', HOUR_LINES)}>
          {chipHours(index).map((hour) => (
            <span
              key={hour}
              className="absolute inset-x-0 pe-[3px]"
              style={{ top: hour * HOUR_PX, height: HOUR_PX - 2 }}
            >
              <SkeletonBar className="h-full" />
            </span>
          ))}
        </span>
      ))}
    </div>
  </div>
)

/** Skeleton with the layout's final geometry. */
export function ScheduleSkeleton({ view: { layout, weeks } }: { view: ScheduleView }) {
  if (layout === 'list') return <TableCardSkeleton rows={16} columns={7} />
  return layout === 'week' ? <WeekSkeleton weeks={weeks} /> : <MonthSkeleton weeks={weeks} />
}
