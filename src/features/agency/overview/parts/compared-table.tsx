import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import { Change } from '@/ui/change'
import { NoData } from '@/ui/no-data'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'

import { changeOf, ratioOf } from '../../change-of'

export interface ComparedRow {
  id: string
  label: string
  now: number | null
  before: number | null
  format: (value: number) => string
  /** More of it is worse. */
  isCost?: boolean
  isStrong?: boolean
}

const Figure = ({ value, format }: { value: number | null; format: ComparedRow['format'] }) =>
  value === null ? (
    <NoData />
  ) : (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {format(value)}
    </bdi>
  )

function ChangeCell({ row: { now, before, isCost } }: { row: ComparedRow }) {
  const change = now === null ? undefined : changeOf(ratioOf(now, before ?? undefined), isCost)
  return change ? <Change of={change} isShort /> : <NoData />
}

const columnsOf = (t: TFunction<'analytics'>, name: string): Column<ComparedRow>[] => [
  {
    id: 'figure',
    header: name,
    cell: ({ label, isStrong }) => <span className={isStrong ? 'font-strong' : ''}>{label}</span>,
  },
  {
    id: 'now',
    header: t('overview.now'),
    align: 'end',
    cell: (row) => <Figure value={row.now} format={row.format} />,
  },
  {
    id: 'before',
    header: t('overview.before'),
    align: 'end',
    cell: (row) => <Figure value={row.before} format={row.format} />,
  },
  { id: 'change', header: t('column.change'), align: 'end', cell: (row) => <ChangeCell row={row} /> },
]

/** Figures of two periods side by side. */
export function ComparedTable({ name, rows }: { name: string; rows: readonly ComparedRow[] }) {
  const { t } = useTranslation('analytics')
  return (
    <Table
      name={name}
      columns={columnsOf(t, name)}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => row.label}
    />
  )
}
