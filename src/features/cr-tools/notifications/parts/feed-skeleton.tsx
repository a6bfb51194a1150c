import { Bone } from '@/ui/skeleton'

const ROWS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52']

/** Notifications on their way: the same rows. */
export const FeedSkeleton = () => (
  <div>
    {ROWS.map((width) => (
      <div key={width} className="flex h-24 items-start gap-3 px-3 py-3 md:px-4">
        <Bone className="size-9 rounded-full" />
        <div className="grid flex-1 gap-3 pt-1">
          <Bone className="h-4 w-32" />
          <Bone className={`h-3 ${width}`} />
        </div>
        <Bone className="h-3 w-10" />
      </div>
    ))}
  </div>
)
