import { cardLook } from '@/ui/card'
import { TableSkeleton } from '@/ui/table-skeleton'

/** Skeleton of a list. */
export function ListSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={`${cardLook} min-w-0`}>
      <TableSkeleton rows={rows} columns={columns} />
    </div>
  )
}
