import { SkeletonBar } from '../../skeleton'

/** Keeps the geometry of a field while its code loads. */
export const DateFieldSkeleton = () => (
  <div className="grid content-start gap-[6px]">
    <SkeletonBar className="h-5 w-20 rounded-control" />
    <SkeletonBar className="h-control rounded-control" />
  </div>
)
