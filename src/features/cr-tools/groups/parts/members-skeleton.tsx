import { cardClasses } from '@/ui/card'
import { SkeletonBar } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table/table-skeleton'

/** Skeleton of the members table and its toolbar. */
export const PeopleSkeleton = () => (
  <div className="grid gap-4">
    <SkeletonBar className="h-control w-40" />
    <div className={cardClasses}>
      <TableSkeleton columns={5} hasPictures />
    </div>
  </div>
)

/** Skeleton of the members page. */
export const MembersSkeleton = () => (
  <>
    <div className="mb-4 flex h-[max(40px,var(--control))] items-center gap-5 border-b border-line">
      <SkeletonBar className="h-3 w-20" />
      <SkeletonBar className="h-3 w-20" />
      <SkeletonBar className="h-3 w-8" />
    </div>
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <SkeletonBar className="h-control w-64 max-w-full max-sm:grow" />
        <SkeletonBar className="h-control w-72 max-w-full" />
      </div>
      <PeopleSkeleton />
    </div>
  </>
)
