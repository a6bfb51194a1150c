import { cardClasses } from '@/ui/card'
import { TableSkeleton } from '@/ui/table/table-skeleton'

/** Skeleton of a list. */
export function MassListSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={`${cardClasses} min-w-0`}>
      <TableSkeleton rows={rows} columns={columns} />
    </div>
  )
}
