import { SkeletonBar } from '@/ui/skeleton'

/** Skeleton of the rules. */
export const RulesSkeleton = () => (
  <div className="px-4 pb-4">
    <SkeletonBar className="my-1 h-3 w-2/3" />
    <SkeletonBar className="my-[14px] h-3 w-full" />
    <SkeletonBar className="mt-[14px] mb-1 h-3 w-1/2" />
  </div>
)
