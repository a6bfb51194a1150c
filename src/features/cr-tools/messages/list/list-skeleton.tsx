import { SkeletonBar } from '@/ui/skeleton'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const MORE_ROWS = ROWS.slice(0, 3)

const RowSkeleton = () => (
  <li className="flex h-row-chat items-center gap-[10px] px-[14px]">
    <SkeletonBar className="size-10 shrink-0 rounded-full" />
    <span className="flex-1">
      <SkeletonBar className="h-3 w-28" />
      <SkeletonBar className="mt-[10px] h-3 w-40 max-w-full" />
    </span>
    <span className="flex flex-col items-end gap-[10px]">
      <SkeletonBar className="h-3 w-10" />
      <SkeletonBar className="h-3 w-12" />
    </span>
  </li>
)

/** Skeleton rows with the height of real ones. */
export const ListSkeleton = () => (
  <ul aria-hidden className="m-0 list-none overflow-hidden p-0 pt-[6px]">
    {ROWS.map((row) => (
      <RowSkeleton key={row} />
    ))}
  </ul>
)

/** Skeleton rows of the next page. */
export const MoreSkeleton = () => (
  <ul aria-hidden className="m-0 list-none p-0">
    {MORE_ROWS.map((row) => (
      <RowSkeleton key={row} />
    ))}
  </ul>
)
