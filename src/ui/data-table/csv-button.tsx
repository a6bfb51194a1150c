import { useTranslation } from '@/i18n/use-translation'

import { FileButton } from '../file-button'
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
  disabledReason,
}: {
  fileName: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  disabledReason: string | undefined
}) {
  const { t } = useTranslation('common')
  const save = async () => {
    const { saveCsv } = await import('./save-csv')
    const told = columns.filter((column) => column.csv ?? column.sortValue)
    await saveCsv(fileName, [
      told.map(({ header }) => header),
      ...rows.map((row) => told.map((column) => cellOf(column, row))),
    ])
  }
  return (
    <FileButton
      name={t('data_table.csv')}
      save={save}
      failedText={() => t('data_table.csv_failed')}
      disabledReason={disabledReason}
    />
  )
}
