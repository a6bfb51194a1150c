import { Bone } from '@/ui/skeleton'

/** Skeleton of a labeled field. */
const Field = ({ className }: { className: string }) => (
  <div className="grid gap-[6px]">
    <Bone className="my-[3px] h-[14px] w-20" />
    <Bone className={className} />
  </div>
)

const SECTION = 'grid gap-4 border-t border-line-quiet pt-5 first:border-0 first:pt-0'
const Heading = () => <Bone className="my-[2px] h-4 w-16" />

/** Skeleton of the settings form. */
export const FormSkeleton = () => (
  <div className="grid gap-6">
    <div className={SECTION}>
      <Heading />
      <div className="flex items-center gap-4">
        <Bone className="size-[72px]" />
        <Bone className="h-control w-32" />
      </div>
      <Field className="h-control" />
      <Field className="h-20" />
    </div>
    <div className={SECTION}>
      <Heading />
      <Field className="h-control w-1/2" />
    </div>
    <div className={SECTION}>
      <Heading />
      <Field className="h-control w-2/3" />
      <Field className="h-control w-1/2" />
      <Field className="h-20" />
    </div>
  </div>
)
