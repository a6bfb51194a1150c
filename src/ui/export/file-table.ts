import { type FileCell, type FileTable, isCell } from '@/lib/file-cell'

import type { Column } from '../table-column'

const isInFile = <Row>({ file, sortValue }: Column<Row>): boolean => (file ?? sortValue) !== undefined

const cellOf = <Row>({ file, sortValue }: Column<Row>, row: Row): FileCell =>
  file ? file(row) : (sortValue?.(row) ?? null)

/** The rows of a table as a file holds them: columns that only act are left out. */
export function fileTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): FileTable {
  const kept = columns.filter(isInFile)
  return {
    head: kept.map(({ header }) => header),
    rows: rows.map((row) => kept.map((column) => cellOf(column, row))),
  }
}

/** The one currency of each column, where it has one. */
export function currenciesOf({ head, rows }: FileTable): (string | undefined)[] {
  return head.map((_, place) => {
    const found = new Set(rows.flatMap((row) => (isCell(row[place], 'money') ? row[place].currency : [])))
    return found.size === 1 ? [...found][0] : undefined
  })
}
