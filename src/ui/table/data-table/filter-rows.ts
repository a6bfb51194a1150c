import { foldText } from '@/lib/text/fold-text'

import type { Column } from '../table-column'

function searchableText<Row>(column: Column<Row>, row: Row): string {
  if (column.filterText) return column.filterText(row)
  const value = column.sortValue?.(row)
  return typeof value === 'string' ? value : ''
}

/** Returns the rows that contain every word of the query. Caches the searchable text of each row. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  query: string,
  known: WeakMap<Row, string>,
): readonly Row[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const said = (row: Row): string => {
    const before = known.get(row)
    if (before !== undefined) return before
    const text = foldText(columns.map((column) => searchableText(column, row)).join('\n'))
    known.set(row, text)
    return text
  }
  return rows.filter((row) => words.every((word) => said(row).includes(word)))
}
