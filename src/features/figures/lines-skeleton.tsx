import { SkeletonBar } from '@/ui/skeleton'

const LINES = 6

/** Reserves the space of a list of lines. */
export const LinesSkeleton = () => (
  <div className="flex flex-col gap-4">
    {Array.from({ length: LINES }, (_, index) => (
      <div key={index} className="flex flex-col gap-2">
        <SkeletonBar className="h-3 w-40" />
        <SkeletonBar className="h-4 w-full" />
      </div>
    ))}
  </div>
)
