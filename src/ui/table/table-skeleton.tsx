import { cardClasses } from '../card'
import { cx } from '../cx'
import { SkeletonBar } from '../skeleton'

const WIDTHS = ['w-28', 'w-36', 'w-24', 'w-32', 'w-20']

interface TableSkeletonProps {
  rows?: number
  columns?: number
  hasPictures?: boolean
}

/** Skeleton of a table: the same head, the same rows. */
export function TableSkeleton({ rows = 6, columns = 4, hasPictures = false }: TableSkeletonProps) {
  const line = (index: number, isHead: boolean) => (
    <div
      key={index}
      className={cx(
        'flex items-center gap-6 border-b border-line-quiet px-4 last:border-0',
        isHead ? 'h-9' : 'h-row',
      )}
    >
      {hasPictures && !isHead && <SkeletonBar className="-me-3 size-6 rounded-control" />}
      <SkeletonBar className={cx('h-3', WIDTHS[index % WIDTHS.length])} />
      <span className="flex-1" />
      {Array.from({ length: columns - 1 }, (_, column) => (
        <SkeletonBar
          key={column}
          className={cx('h-3', column === 0 ? 'w-16' : 'w-10', column > 1 && 'max-sm:hidden')}
        />
      ))}
    </div>
  )
  return (
    <div className="overflow-hidden">
      {line(0, true)}
      {Array.from({ length: rows }, (_, index) => line(index + 1, false))}
    </div>
  )
}

/** The same in a card, below the toolbar of a data table. */
export const TableCardSkeleton = ({
  hasToolbar = true,
  ...props
}: TableSkeletonProps & { hasToolbar?: boolean }) => (
  <div className={cardClasses}>
    {hasToolbar && <div className="h-14" />}
    <TableSkeleton {...props} />
  </div>
)
