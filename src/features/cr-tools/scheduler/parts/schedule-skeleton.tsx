import { cardLook } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Bone } from '@/ui/skeleton'

import type { ScheduleLayout } from '../schedule-view'

const WEEKS = ['one', 'two', 'three', 'four', 'five']
const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Skeleton with the layout's final geometry. */
export const ScheduleSkeleton = ({ layout }: { layout: ScheduleLayout }) =>
  layout === 'list' ? (
    <div className={cx(cardLook, 'grid gap-4 p-4')}>
      {WEEKS.map((row) => (
        <Bone key={row} className="h-4 w-full" />
      ))}
    </div>
  ) : (
    <div className={cx(cardLook, 'overflow-hidden pt-9')}>
      {(layout === 'week' ? WEEKS.slice(0, 1) : WEEKS).map((week) => (
        <div key={week} className="grid grid-cols-7">
          {DAYS.map((day) => (
            <div
              key={day}
              className={cx(
                'grid content-start gap-2 border-e border-t border-line-quiet p-2',
                layout === 'week' ? 'h-[420px]' : 'h-28',
              )}
            >
              <Bone className="h-3 w-6" />
              <Bone className="h-3 w-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
