import { naturalComparator } from './natural-order'

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export type SortValue = string | number | null | undefined

/** Sorts rows, stable; rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  const valued = rows.map((row) => ({ row, value: valueOf(row) ?? null }))
  const compare = naturalComparator(valued.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))
  return valued
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value)
      return sign * compare(String(a.value), String(b.value))
    })
    .map(({ row }) => row)
}

/**
 * Returns the sort after a press on a heading: a second press reverses it. `first` is the column's first
 * direction.
 */
export function nextSort(
  sort: TableSort | undefined,
  column: string,
  first: TableSort['direction'],
): TableSort {
  if (sort?.column !== column) return { column, direction: first }
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
