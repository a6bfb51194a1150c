import { cardLook } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Bone } from '@/ui/skeleton'

const ROWS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52']

/** Skeleton of the feed: a day heading and cards. */
export const FeedSkeleton = () => (
  <div>
    <div className="px-3 pt-3 pb-2 md:px-4">
      <Bone className="my-1 h-3 w-14" />
    </div>
    {ROWS.map((width) => (
      <div key={width} className={cx(cardLook, 'mb-1 flex h-14 items-start gap-3 px-3 py-[9px] md:px-4')}>
        <Bone className="size-9 rounded-full" />
        <div className="grid flex-1 gap-2 pt-1">
          <Bone className="h-4 w-32" />
          <Bone className={`h-3 ${width}`} />
        </div>
        <Bone className="h-3 w-24" />
      </div>
    ))}
  </div>
)
