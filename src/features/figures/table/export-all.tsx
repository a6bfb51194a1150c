import { errorText } from '@/api/errors'
import { useTranslation } from '@/i18n/use-translation'
import { ExportMenu } from '@/ui/table/export/export-menu'
import { fileTable } from '@/ui/table/export/file-table'
import { type Column, visibleColumns } from '@/ui/table/table-column'

import { useExportDisabledReason } from './use-export-disabled-reason'

/** The file of a whole list, with columns for all of its rows. */
export interface ListFile<Row> {
  name: string
  load: () => Promise<{ pages: readonly { data: readonly Row[] }[]; columns: readonly Column<Row>[] }>
  disabledReason?: string | undefined
}

interface ExportAllProps<Row> {
  file: ListFile<Row>
  hidden: readonly string[] | undefined
}

/**
 * Exports all rows that match the filters, including those not loaded, with the visible columns and order.
 */
export function ExportAll<Row>({ file: { name, load, disabledReason }, hidden }: ExportAllProps<Row>) {
  const { t } = useTranslation('common')
  const off = useExportDisabledReason()
  const table = async () => {
    const { pages, columns } = await load()
    return fileTable(
      visibleColumns(columns, hidden),
      pages.flatMap(({ data }) => data),
    )
  }
  return (
    <ExportMenu
      fileName={name}
      load={table}
      failedText={(error) => t('data_table.export_failed_by', { reason: errorText(error) })}
      disabledReason={off ?? disabledReason}
    />
  )
}
