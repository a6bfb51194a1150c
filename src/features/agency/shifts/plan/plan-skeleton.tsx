import { SkeletonBar } from '@/ui/skeleton'

import { rowHeight } from '../plan-layout'

const ROWS = 10
/** The days with a placeholder shift. */
const DAYS = [0, 1, 2, 3, 4]

/** Reserves the space of the plan while it loads. */
export function PlanSkeleton() {
  return (
    <div className="overflow-hidden">
      <div className="h-[42px] border-b border-line" />
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          style={{ blockSize: rowHeight(1) }}
          className="flex items-center gap-4 border-b border-line-quiet ps-4"
        >
          <SkeletonBar className="size-6 rounded-full" />
          <SkeletonBar className="h-4 w-36" />
          {DAYS.map((day) => (
            <SkeletonBar key={day} className="h-9 w-14 max-lg:hidden lg:ms-[5%]" />
          ))}
        </div>
      ))}
    </div>
  )
}
