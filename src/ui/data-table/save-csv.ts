import { type CsvCell, csvOf } from '@/lib/csv'

/** Gives rows to the person as a file. */
export async function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): Promise<void> {
  const address = URL.createObjectURL(new Blob([await csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // The browser reads the address in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
