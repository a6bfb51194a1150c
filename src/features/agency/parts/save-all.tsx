import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { errorText } from '@/api/errors'
import { toast } from '@/services/toasts'
import { IconButton } from '@/ui/icon-button'
import type { Column } from '@/ui/table-column'

/** What a server answers of a list in one go. */
export const PER_FILE_PART = 200

/**
 * Saves all rows that fit the filters, those not scrolled to yet as well, in the columns and the order in sight. What writes
 * the file is loaded when it is pressed.
 */
export function SaveAll<Row>({
  fileName,
  columns,
  load,
  disabledReason,
}: {
  fileName: string
  columns: readonly Column<Row>[]
  load: () => Promise<{ pages: readonly { data: readonly Row[] }[] }>
  disabledReason?: string | undefined
}) {
  const { t } = useTranslation('analytics')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { pages } = await load()
      const { saveCsv } = await import('@/ui/data-table/save-csv')
      const told = columns.filter(({ csv, sortValue }) => csv ?? sortValue)
      await saveCsv(fileName, [
        told.map(({ header }) => header),
        ...pages.flatMap(({ data }) =>
          data.map((row) => told.map(({ csv, sortValue }) => (csv ? csv(row) : (sortValue?.(row) ?? null)))),
        ),
      ])
    } catch (error) {
      toast.error(t('creators.export_failed', { reason: errorText(error) }))
    }
    setBusy(false)
  }
  return (
    <IconButton
      icon={Download}
      name={t('creators.export')}
      busy={isBusy}
      disabledReason={disabledReason}
      onClick={() => void save()}
    />
  )
}
