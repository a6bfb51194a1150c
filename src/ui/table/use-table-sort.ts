import { useDeferredValue, useMemo, useState } from 'react'

import type { Column } from './table-column'
import { type SortChange, sortRows, type TableSort } from './table-sort'

export interface SortOptions {
  defaultSort?: TableSort | undefined
  /** Controlled order: the parent keeps it, for example in the URL. */
  sort?: TableSort | undefined
  onSort?: ((change: SortChange) => void) | undefined
}

/** Sorts the rows; keeps the order, unless the parent does. */
export function useTableSort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { defaultSort, sort: given, onSort }: SortOptions = {},
) {
  const [own, setOwn] = useState(defaultSort)
  const sort = onSort ? given : own
  // The heading answers at once, the rows a moment later.
  const order = useDeferredValue(sort)
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === order?.column)
    if (!order || !column?.sortValue) return rows
    return sortRows(rows, { sortValue: column.sortValue, sortGroup: column.sortGroup }, order.direction)
  }, [rows, columns, order])
  return { sorted, sort, onSort: onSort ?? setOwn }
}
