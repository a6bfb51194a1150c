import { SkeletonBars } from '@/ui/skeleton'

/** Skeleton of the rules. */
export const RulesSkeleton = () => (
  <SkeletonBars
    className="px-4 pb-4"
    bars={['my-1 h-3 w-2/3', 'my-[14px] h-3 w-full', 'mt-[14px] mb-1 h-3 w-1/2']}
  />
)
