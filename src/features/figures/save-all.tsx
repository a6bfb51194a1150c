import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { ExportMenu } from '@/ui/export/export-menu'
import { fileTable } from '@/ui/export/file-table'
import type { Column } from '@/ui/table-column'

import { useExportOff } from './use-export-off'

/** What a server answers of a list in one go. */
export const PER_FILE_PART = 200

interface SaveAllProps<Row> {
  fileName: string
  columns?: readonly Column<Row>[]
  /** The rows; with the columns where these need something of all of them, such as names. */
  load: () => Promise<{
    pages: readonly { data: readonly Row[] }[]
    columns?: readonly Column<Row>[]
  }>
  disabledReason?: string | undefined
}

/** Saves all rows that fit the filters, those not scrolled to yet as well, in the columns and the order that are shown. */
export function SaveAll<Row>({ fileName, columns = [], load, disabledReason }: SaveAllProps<Row>) {
  const { t } = useTranslation('common')
  const off = useExportOff()
  const table = async () => {
    const { pages, columns: ofThese = columns } = await load()
    return fileTable(
      ofThese,
      pages.flatMap(({ data }) => data),
    )
  }
  return (
    <ExportMenu
      fileName={fileName}
      load={table}
      failedText={(error) => t('data_table.export_failed_by', { reason: errorText(error) })}
      disabledReason={off ?? disabledReason}
    />
  )
}
