import { Skeleton, SkeletonBar } from '@/ui/skeleton'

const ROWS = [1, 2, 3, 4, 5, 6, 7]

/** Skeleton of the panel while the fan loads. */
export const FanSkeleton = () => (
  <div className="px-4">
    <div className="flex items-center gap-3 pb-3">
      <SkeletonBar className="size-11 rounded-full" />
      <div className="flex-1">
        <SkeletonBar className="my-1 h-4 w-28" />
        <SkeletonBar className="my-[5px] h-3 w-44" />
      </div>
    </div>
    <div className="border-t border-line-quiet py-3">
      <SkeletonBar className="my-2 h-3 w-16" />
      <SkeletonBar className="my-2 h-5 w-32" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-6 items-center justify-between">
          <SkeletonBar className="h-3 w-24" />
          <SkeletonBar className="h-3 w-16" />
        </div>
      ))}
    </div>
    <div className="border-t border-line-quiet py-3">
      <SkeletonBar className="my-2 h-3 w-16" />
      <SkeletonBar className="mt-6 h-control" />
      <SkeletonBar className="mt-9 h-20" />
    </div>
  </div>
)

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
