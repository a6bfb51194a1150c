import { unitName } from '@/i18n/format'
import { type ExportCell, type ExportTable } from '@/lib/export-cell'

import type { Column } from '../table-column'

const isInFile = <Row>({ exportValue, sortValue }: Column<Row>): boolean =>
  (exportValue ?? sortValue) !== undefined

const cellOf = <Row>({ exportValue, sortValue }: Column<Row>, row: Row): ExportCell =>
  exportValue ? exportValue(row) : (sortValue?.(row) ?? null)

/** Converts table rows to file cells; omits action columns. */
export function fileTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ExportTable {
  const kept = columns.filter(isInFile)
  return {
    head: kept.map(({ header, exportUnit }) => (exportUnit ? `${header} (${unitName(exportUnit)})` : header)),
    rows: rows.map((row) => kept.map((column) => cellOf(column, row))),
  }
}
