import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { ExportMenu } from '@/ui/table/export/export-menu'
import { fileTable } from '@/ui/table/export/file-table'
import type { Column } from '@/ui/table/table-column'

import { useExportDisabledReason } from './use-export-disabled-reason'

/** The page size of a server list. */
export const EXPORT_PAGE_SIZE = 200

interface ExportAllProps<Row> {
  fileName: string
  columns?: readonly Column<Row>[]
  /** Loads the rows, and optionally columns that depend on all rows, such as names. */
  load: () => Promise<{
    pages: readonly { data: readonly Row[] }[]
    columns?: readonly Column<Row>[]
  }>
  disabledReason?: string | undefined
}

/**
 * Exports all rows that match the filters, including those not loaded, with the visible columns and order.
 */
export function ExportAll<Row>({ fileName, columns = [], load, disabledReason }: ExportAllProps<Row>) {
  const { t } = useTranslation('common')
  const off = useExportDisabledReason()
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
