import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { FileButton } from '@/ui/file-button'
import type { Column } from '@/ui/table-column'
import { useExportOff } from './use-export-off'

/** What a server answers of a list in one go. */
export const PER_FILE_PART = 200

/**
 * Saves all rows that fit the filters, those not scrolled to yet as well, in the columns and the order in sight. What writes
 * the file is loaded when it is pressed.
 */
export function SaveAll<Row>({
  fileName,
  columns = [],
  load,
  disabledReason,
}: {
  fileName: string
  columns?: readonly Column<Row>[]
  /** The rows; with the columns where these need something of all of them, such as names. */
  load: () => Promise<{
    pages: readonly { data: readonly Row[] }[]
    columns?: readonly Column<Row>[]
  }>
  disabledReason?: string | undefined
}) {
  const { t } = useTranslation('analytics')
  const off = useExportOff()
  const save = async () => {
    const { pages, columns: ofThese = columns } = await load()
    const { saveCsv } = await import('@/ui/data-table/save-csv')
    const told = ofThese.filter(({ csv, sortValue }) => csv ?? sortValue)
    await saveCsv(fileName, [
      told.map(({ header }) => header),
      ...pages.flatMap(({ data }) =>
        data.map((row) => told.map(({ csv, sortValue }) => (csv ? csv(row) : (sortValue?.(row) ?? null)))),
      ),
    ])
  }
  return (
    <FileButton
      name={t('creators.export')}
      save={save}
      failedText={(error) => t('creators.export_failed', { reason: errorText(error) })}
      disabledReason={off ?? disabledReason}
    />
  )
}
