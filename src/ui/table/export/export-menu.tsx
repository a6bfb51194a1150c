import { Download, FileSpreadsheet, FileText } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { isRightToLeft } from '@/i18n'
import { csvFormat } from '@/i18n/format'
import type { ExportTable } from '@/lib/export-cell'

import { IconButton } from '../../icon-button'
import { Menu, MenuItem } from '../../overlay/menu'
import { useFileSave } from './use-file-save'
import { downloadFile } from './download-file'

const EXPORT_FORMATS = ['csv', 'excel'] as const
type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Exports a table; lazy-loads the writer of the chosen format. */
async function exportTable(table: ExportTable, name: string, format: ExportFormat): Promise<void> {
  if (format === 'csv') {
    const { csvFile } = await import('./csv-file')
    return downloadFile(csvFile(table, csvFormat()), `${name}.csv`)
  }
  const { excelFile } = await import('./excel-file')
  return downloadFile(await excelFile(table, { isRightToLeft: isRightToLeft() }), `${name}.xlsx`)
}

interface ExportMenuProps {
  /** Without the extension. */
  fileName: string
  /** Loads the rows once a format is chosen. */
  load: () => ExportTable | Promise<ExportTable>
  /** Accessible name of the button, where a page has several. */
  name?: string
  /** Error text; stays beside the button until the next attempt. */
  failedText?: (error: unknown) => string
  disabledReason?: string | undefined
}

const ICONS = { csv: FileText, excel: FileSpreadsheet } as const

/** Exports a table as a file in the chosen format. */
export function ExportMenu({ fileName, load, name, failedText, disabledReason }: ExportMenuProps) {
  const { t } = useTranslation('common')
  const { isBusy, save, alert } = useFileSave((error) => failedText?.(error) ?? t('data_table.export_failed'))
  return (
    <span className="inline-flex flex-wrap items-center">
      <Menu
        trigger={
          <IconButton
            icon={Download}
            name={name ?? t('data_table.export')}
            busy={isBusy}
            disabledReason={disabledReason}
          />
        }
      >
        {EXPORT_FORMATS.map((format) => (
          <MenuItem
            key={format}
            icon={ICONS[format]}
            onAction={() => void save(async () => exportTable(await load(), fileName, format))}
          >
            {t(`data_table.export_${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {alert}
    </span>
  )
}
