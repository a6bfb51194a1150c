import { Bone } from '@/ui/skeleton'

/** Skeleton of the rules. */
export const RulesBones = () => (
  <div className="px-4 pb-4">
    <Bone className="my-1 h-3 w-2/3" />
    <Bone className="my-[14px] h-3 w-full" />
    <Bone className="mt-[14px] mb-1 h-3 w-1/2" />
  </div>
)
