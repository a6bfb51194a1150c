import { Bone } from '../skeleton'

/** Keeps the geometry of a field while its code loads. */
export const FieldSkeleton = () => (
  <div className="grid content-start gap-[6px]">
    <Bone className="h-5 w-20 rounded-control" />
    <Bone className="h-control rounded-control" />
  </div>
)
