import { cardLook } from '@/ui/card'
import { Bone } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table-skeleton'

/** Skeleton of the members table and its toolbar. */
export const PeopleSkeleton = () => (
  <div className="grid gap-4">
    <Bone className="h-control w-40" />
    <div className={cardLook}>
      <TableSkeleton columns={5} hasPictures />
    </div>
  </div>
)

/** Skeleton of the members page. */
export const MembersSkeleton = () => (
  <>
    <div className="mb-4 flex h-[max(40px,var(--control))] items-center gap-5 border-b border-line">
      <Bone className="h-3 w-20" />
      <Bone className="h-3 w-20" />
      <Bone className="h-3 w-8" />
    </div>
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Bone className="h-control w-64 max-w-full max-sm:grow" />
        <Bone className="h-control w-72 max-w-full" />
      </div>
      <PeopleSkeleton />
    </div>
  </>
)
