import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { SkeletonBar } from '@/ui/skeleton'

const SKELETON_ROWS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52']

/** Skeleton of the feed: a day heading and cards. */
export const FeedSkeleton = () => (
  <div>
    <div className="px-3 pt-3 pb-2 md:px-4">
      <SkeletonBar className="my-1 h-3 w-14" />
    </div>
    {SKELETON_ROWS.map((width) => (
      <div key={width} className={cx(cardClasses, 'mb-1 flex h-14 items-start gap-3 px-3 py-[9px] md:px-4')}>
        <SkeletonBar className="size-9 rounded-full" />
        <div className="grid flex-1 gap-2 pt-1">
          <SkeletonBar className="h-4 w-32" />
          <SkeletonBar className={`h-3 ${width}`} />
        </div>
        <SkeletonBar className="h-3 w-24" />
      </div>
    ))}
  </div>
)
