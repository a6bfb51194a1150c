import { LANGUAGES } from '@/config/languages'
import { currentLanguage } from '@/i18n'
import { csvSigns } from '@/i18n/format'
import type { FileTable } from '@/lib/file-cell'

import { giveFile } from './give-file'

export const FORMATS = ['csv', 'excel'] as const
export type Format = (typeof FORMATS)[number]

/** Exports a table; lazy-loads the writer of the chosen format. */
export async function saveTable(table: FileTable, name: string, format: Format): Promise<void> {
  if (format === 'csv') {
    const { csvFile } = await import('./csv-file')
    return giveFile(csvFile(table, csvSigns()), `${name}.csv`)
  }
  const { excelFile } = await import('./excel-file')
  const isRightToLeft = LANGUAGES[currentLanguage()].direction === 'rtl'
  return giveFile(await excelFile(table, { isRightToLeft }), `${name}.xlsx`)
}
