import { SkeletonBar, Skeleton } from '@/ui/skeleton'

import { FanSkeleton } from './fan-skeleton'

/** Skeleton of the whole pane, with tabs and rules, while its code or the conversation loads. */
export const FanPaneSkeleton = () => (
  <Skeleton>
    <div className="flex h-pane-head items-center gap-5 px-4">
      <SkeletonBar className="h-3 w-10" />
      <SkeletonBar className="h-3 w-20" />
      <SkeletonBar className="h-3 w-16" />
    </div>
    <div className="px-4 pb-3">
      <SkeletonBar className="h-14 rounded-card" />
    </div>
    <FanSkeleton />
  </Skeleton>
)
