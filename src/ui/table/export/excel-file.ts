import writeExcel, { type Cell } from 'write-excel-file/universal'

import { wallClock } from '@/domain/time/zoned-time'
import type { ExportCell, ExportTable } from '@/lib/export-cell'

const WIDEST = 48
const NARROWEST = 10

/** Spreadsheets have no time zones: the date carries the local time of the zone. */
function momentDate(at: number, timezone: string): Date {
  const clock = wallClock(at, timezone)
  if (!clock) return new Date(at)
  return new Date(Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute))
}

function excelCell(cell: ExportCell): Cell {
  // A text cell never runs as a formula, whatever it begins with.
  if (typeof cell === 'string') return { value: cell, type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  if (cell === null) return null
  if (cell.kind === 'share')
    return { value: cell.value, type: Number, format: `0.${'0'.repeat(cell.digits ?? 1)}%` }
  if (cell.kind === 'moment')
    return { value: momentDate(cell.at, cell.timezone), type: Date, format: 'yyyy-mm-dd hh:mm' }
  // By currency code: a spreadsheet reads `$` as the currency of the user's country.
  return { value: cell.amount / 100, type: Number, format: `[$${cell.currency}] #,##0.00` }
}

function lengthOf(cell: ExportCell | undefined): number {
  if (cell == null) return 0
  if (typeof cell === 'string') return cell.length
  return typeof cell === 'number' ? 10 : 16
}

/** Returns the width of the longest cell among the first rows. */
const widthOf = ({ head, rows }: ExportTable, index: number): number => {
  const lengths = [head[index] ?? '', ...rows.slice(0, 200).map((row) => row[index])].map(lengthOf)
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + 2)
}

/** Builds a workbook: dates, money, numbers and ratios are typed cells with a number format. */
export function excelFile(table: ExportTable, { isRightToLeft }: { isRightToLeft: boolean }): Promise<Blob> {
  const head = table.head.map((name): Cell => ({ value: name, type: String, fontWeight: 'bold' }))
  return writeExcel([head, ...table.rows.map((row) => row.map(excelCell))], {
    columns: table.head.map((_, index) => ({ width: widthOf(table, index) })),
    stickyRowsCount: 1,
    ...(isRightToLeft && { rightToLeft: true }),
  }).toBlob()
}
