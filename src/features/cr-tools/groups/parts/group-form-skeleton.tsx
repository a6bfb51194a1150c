import { SkeletonBar } from '@/ui/skeleton'

/** Skeleton of a labeled field. */
const FieldSkeleton = ({ className }: { className: string }) => (
  <div className="grid gap-[6px]">
    <SkeletonBar className="my-[3px] h-[14px] w-20" />
    <SkeletonBar className={className} />
  </div>
)

const SECTION = 'grid gap-4 border-t border-line-quiet pt-5 first:border-0 first:pt-0'
const HeadingSkeleton = () => <SkeletonBar className="my-[2px] h-4 w-16" />

/** Skeleton of the settings form. */
export const GroupFormSkeleton = () => (
  <div className="grid gap-6">
    <div className={SECTION}>
      <HeadingSkeleton />
      <div className="flex items-center gap-4">
        <SkeletonBar className="size-[72px]" />
        <SkeletonBar className="h-control w-32" />
      </div>
      <FieldSkeleton className="h-control" />
      <FieldSkeleton className="h-20" />
    </div>
    <div className={SECTION}>
      <HeadingSkeleton />
      <FieldSkeleton className="h-control w-1/2" />
    </div>
    <div className={SECTION}>
      <HeadingSkeleton />
      <FieldSkeleton className="h-control w-2/3" />
      <FieldSkeleton className="h-control w-1/2" />
      <FieldSkeleton className="h-20" />
    </div>
  </div>
)
