import { wallClock } from '@/domain/zoned-time'
import { type CsvCell, csvOf, type CsvSigns } from '@/lib/csv'
import type { FileCell, FileTable } from '@/lib/file-cell'

import { currenciesOf } from './file-table'

const two = (part: number): string => String(part).padStart(2, '0')

/** Formats a moment so that spreadsheets of every language parse it as a date. */
function momentText(at: number, timezone: string): string {
  const clock = wallClock(at, timezone) ?? wallClock(at, 'UTC')
  if (!clock) return ''
  return `${clock.year}-${two(clock.month)}-${two(clock.day)} ${two(clock.hour)}:${two(clock.minute)}`
}

function csvCell(cell: FileCell, currency: string | undefined): CsvCell {
  if (typeof cell !== 'object' || cell === null) return cell
  if (cell.kind === 'moment') return momentText(cell.at, cell.timezone)
  if (cell.kind === 'share') return { value: cell.value * 100, digits: 1, unit: '%' }
  const amount = { value: cell.amount / 100, digits: 2 }
  return currency === undefined ? { ...amount, unit: ` ${cell.currency}` } : amount
}

/** Builds a CSV with the separators of a language; the currency is in the column heading. */
export function csvFile(table: FileTable, signs: CsvSigns): Blob {
  const currencies = currenciesOf(table)
  const head = table.head.map((name, place) =>
    currencies[place] === undefined ? name : `${name} (${currencies[place]})`,
  )
  const rows = table.rows.map((row) => row.map((cell, place) => csvCell(cell, currencies[place])))
  return new Blob([csvOf([head, ...rows], signs)], { type: 'text/csv;charset=utf-8' })
}
