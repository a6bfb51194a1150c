import { formatWallTime } from '@/domain/time/zoned-time'
import { type CsvCell, toCsv, type CsvFormat } from '@/lib/csv'
import { type ExportCell, type ExportTable, isCellOfKind } from '@/lib/export-cell'

/** Formats a moment so that spreadsheets of every language parse it as a date. */
const momentText = (at: number, timezone: string): string =>
  (formatWallTime(at, timezone) || formatWallTime(at, 'UTC')).replace('T', ' ')

function csvCell(cell: ExportCell, currency: string | undefined): CsvCell {
  if (typeof cell !== 'object' || cell === null) return cell
  if (cell.kind === 'moment') return momentText(cell.at, cell.timezone)
  if (cell.kind === 'share') return { value: cell.value * 100, digits: cell.digits ?? 1, unit: '%' }
  const amount = { value: cell.amount / 100, digits: 2 }
  return currency === undefined ? { ...amount, unit: ` ${cell.currency}` } : amount
}

/** Returns the single currency of each column, where it has one. */
function currenciesOf({ head, rows }: ExportTable): (string | undefined)[] {
  return head.map((_, index) => {
    const found = new Set(
      rows.flatMap((row) => (isCellOfKind(row[index], 'money') ? row[index].currency : [])),
    )
    return found.size === 1 ? [...found][0] : undefined
  })
}

/** Builds a CSV with the separators of a language; the currency is in the column heading. */
export function csvFile(table: ExportTable, signs: CsvFormat): Blob {
  const currencies = currenciesOf(table)
  const head = table.head.map((name, index) =>
    currencies[index] === undefined ? name : `${name} (${currencies[index]})`,
  )
  const rows = table.rows.map((row) => row.map((cell, index) => csvCell(cell, currencies[index])))
  return new Blob([toCsv([head, ...rows], signs)], { type: 'text/csv;charset=utf-8' })
}
