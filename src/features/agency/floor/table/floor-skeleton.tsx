import { cardClasses } from '@/ui/card'
import { SkeletonBar } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table/table-skeleton'

/** Reserves the space of the coverage strip and the rows. */
export const FloorSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className={cardClasses}>
      <div className="flex h-14 items-center px-4">
        <SkeletonBar className="h-4 w-40" />
      </div>
      <div className="h-[100px] px-4 pb-4">
        <SkeletonBar className="size-full rounded-control" />
      </div>
    </div>
    <div className={cardClasses}>
      <div className="flex h-14 items-center px-4">
        <SkeletonBar className="h-4 w-56" />
      </div>
      <TableSkeleton rows={12} columns={8} hasPictures />
    </div>
  </div>
)
