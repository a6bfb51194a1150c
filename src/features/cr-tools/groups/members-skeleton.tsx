import { SkeletonBar } from '@/ui/skeleton'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

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
      <TableCardSkeleton rows={10} columns={7} />
    </div>
  </>
)
