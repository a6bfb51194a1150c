import { useState } from 'react'

import type { Column } from '@/ui/table/table-column'
import { type TableSort, sortRows } from '@/ui/table/table-sort'

interface HeldOrder<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  sort: TableSort | undefined
  /** Key of the request: another filter or order applies at once. */
  requestKey: string
  /** Whether the rows belong to the current request, not to the previous one. */
  isSettled: boolean
}

/** After all rows with a position. */
const LAST = Number.MAX_SAFE_INTEGER

/** Sorts by held positions; cell, filter and export of the column stay. */
const withHeldOrder = <Row>(column: Column<Row>, heldIndexOf: (row: Row) => number): Column<Row> => {
  const { sortValue, exportValue, filterText } = column
  const own = (row: Row) => sortValue?.(row) ?? null
  const words = (row: Row) => {
    const value = own(row)
    return typeof value === 'string' ? value : ''
  }
  return {
    ...column,
    exportValue: exportValue ?? own,
    filterText: filterText ?? words,
    sortValue: heldIndexOf,
    sortGroup: () => '',
  }
}

/**
 * Holds the row order while the pointer is over the table: figures update in place, and no row jumps away.
 */
export function useHeldOrder<Row>({ rows, columns, rowKey, sort, requestKey, isSettled }: HeldOrder<Row>) {
  const [isPointed, setPointed] = useState(false)
  const [held, setHeld] = useState<{ requestKey: string; indexes: ReadonlyMap<string, number> }>()
  const column = columns.find(({ id }) => id === sort?.column)
  const valueOf = column?.sortValue
  if (isPointed && isSettled && rows.length > 0 && held?.requestKey !== requestKey) {
    const inOrder =
      sort && valueOf
        ? sortRows(rows, { sortValue: valueOf, sortGroup: column.sortGroup }, sort.direction)
        : rows
    setHeld({ requestKey, indexes: new Map(inOrder.map((row, index) => [rowKey(row), index])) })
  }
  if (held && (!isPointed || !isSettled)) setHeld(undefined)
  const indexes = held?.requestKey === requestKey ? held.indexes : undefined
  const heldIndexOf = (row: Row) => indexes?.get(rowKey(row)) ?? LAST
  const sign = sort?.direction === 'descending' ? -1 : 1
  return {
    rows: indexes && !valueOf ? sortRows(rows, { sortValue: heldIndexOf }, 'ascending') : rows,
    columns:
      indexes && column && valueOf
        ? columns.map((one) => (one === column ? withHeldOrder(one, (row) => sign * heldIndexOf(row)) : one))
        : columns,
    /** Props of the element around the rows. */
    frame: { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) },
  }
}
