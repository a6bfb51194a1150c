import { Bone } from '@/ui/skeleton'

/** The geometry of the settings while they are asked for. */
export const FormSkeleton = () => (
  <div className="grid gap-6">
    <div className="flex items-center gap-4">
      <Bone className="size-[72px]" />
      <Bone className="h-control w-32" />
    </div>
    <Bone className="h-control" />
    <Bone className="h-20" />
    <Bone className="h-control w-1/2" />
    <Bone className="h-control w-2/3" />
    <Bone className="h-20" />
  </div>
)
