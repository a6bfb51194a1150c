import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { toast } from '@/services/toasts'

import { IconButton } from '../icon-button'
import type { Column } from '../table-column'

const cellOf = <Row,>(column: Column<Row>, row: Row): string | number | null => {
  if (column.csv) return column.csv(row)
  return column.sortValue?.(row) ?? null
}

/** Saves exactly the rows and columns in sight, in their order. What writes the file is loaded when it is pressed. */
export function CsvButton<Row>({
  fileName,
  columns,
  rows,
}: {
  fileName: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}) {
  const { t } = useTranslation('common')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { saveCsv } = await import('./save-csv')
      const told = columns.filter((column) => column.csv ?? column.sortValue)
      await saveCsv(fileName, [
        told.map(({ header }) => header),
        ...rows.map((row) => told.map((column) => cellOf(column, row))),
      ])
    } catch {
      toast.error(t('data_table.csv_failed'))
    }
    setBusy(false)
  }
  return <IconButton icon={Download} name={t('data_table.csv')} busy={isBusy} onClick={() => void save()} />
}
