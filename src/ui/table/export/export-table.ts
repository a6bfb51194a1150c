import { LANGUAGES } from '@/config/languages'
import { currentLanguage } from '@/i18n'
import { csvFormat } from '@/i18n/format'
import type { ExportTable } from '@/lib/export-cell'

import { downloadFile } from './download-file'

export const EXPORT_FORMATS = ['csv', 'excel'] as const
type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Exports a table; lazy-loads the writer of the chosen format. */
export async function exportTable(table: ExportTable, name: string, format: ExportFormat): Promise<void> {
  if (format === 'csv') {
    const { csvFile } = await import('./csv-file')
    return downloadFile(csvFile(table, csvFormat()), `${name}.csv`)
  }
  const { excelFile } = await import('./excel-file')
  const isRightToLeft = LANGUAGES[currentLanguage()].direction === 'rtl'
  return downloadFile(await excelFile(table, { isRightToLeft }), `${name}.xlsx`)
}
