import { type FileCell, type FileTable, isCell } from '@/lib/file-cell'

import type { Column } from '../table-column'

const isInFile = <Row>({ file, sortValue }: Column<Row>): boolean => (file ?? sortValue) !== undefined

const cellOf = <Row>({ file, sortValue }: Column<Row>, row: Row): FileCell =>
  file ? file(row) : (sortValue?.(row) ?? null)

/** Converts table rows to file cells; omits action columns. */
export function fileTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): FileTable {
  const kept = columns.filter(isInFile)
  return {
    head: kept.map(({ header }) => header),
    rows: rows.map((row) => kept.map((column) => cellOf(column, row))),
  }
}

/** Returns the single currency of each column, where it has one. */
export function currenciesOf({ head, rows }: FileTable): (string | undefined)[] {
  return head.map((_, place) => {
    const found = new Set(rows.flatMap((row) => (isCell(row[place], 'money') ? row[place].currency : [])))
    return found.size === 1 ? [...found][0] : undefined
  })
}
