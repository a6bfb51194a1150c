import { folded } from '@/lib/folded'

import type { Column } from '../table-column'

function textOf<Row>(column: Column<Row>, row: Row): string {
  if (column.search) return column.search(row)
  const value = column.sortValue?.(row)
  return typeof value === 'string' ? value : ''
}

/** Returns the rows that contain every word of the query. Caches the searchable text of each row. */
export function searchIn<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
  known: WeakMap<Row, string>,
): readonly Row[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const said = (row: Row): string => {
    const before = known.get(row)
    if (before !== undefined) return before
    const text = folded(columns.map((column) => textOf(column, row)).join('\n'))
    known.set(row, text)
    return text
  }
  return rows.filter((row) => words.every((word) => said(row).includes(word)))
}
