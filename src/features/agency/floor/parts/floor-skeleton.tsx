import { cardLook } from '@/ui/card'
import { Bone } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table-skeleton'

/** Reserves the space of the coverage strip and the rows. */
export const FloorSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className={cardLook}>
      <div className="flex h-14 items-center px-4">
        <Bone className="h-4 w-40" />
      </div>
      <div className="h-[100px] px-4 pb-4">
        <Bone className="size-full rounded-control" />
      </div>
    </div>
    <div className={cardLook}>
      <div className="flex h-14 items-center px-4">
        <Bone className="h-4 w-56" />
      </div>
      <TableSkeleton rows={12} columns={8} hasPictures />
    </div>
  </div>
)
