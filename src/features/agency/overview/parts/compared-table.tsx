import type { TFunction } from 'i18next'
import { useTranslation } from '@/i18n/use-translation'

import { Change } from '@/ui/change'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'
import { NoData } from '@/ui/no-data'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'

import { changeOf, ratioOf } from '@/features/figures/change-of'

export interface ComparedRow {
  id: string
  label: string
  now: number | null
  before: number | null
  format: (value: number) => string
  /** Whom it counts, how, and in which time zone, if the table's own hint does not say. */
  info?: string
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

const Label = ({ row: { label, isStrong, info } }: { row: ComparedRow }) => (
  <span className={cx('inline-flex items-center gap-1', isStrong && 'font-strong')}>
    {label}
    {info && <InfoTip about={label}>{info}</InfoTip>}
  </span>
)

const columnsOf = (
  t: TFunction<'analytics'>,
  { name, info, zone }: Omit<ComparedTableProps, 'rows'>,
): Column<ComparedRow>[] => [
  {
    id: 'figure',
    header: name,
    ...(info !== undefined && { info }),
    cell: (row) => <Label row={row} />,
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
  {
    id: 'change',
    header: t('column.change'),
    align: 'end',
    info: t('overview.drawer_note', { zone }),
    cell: (row) => <ChangeCell row={row} />,
  },
]

interface ComparedTableProps {
  name: string
  rows: readonly ComparedRow[]
  /** How the figures are computed. */
  info?: string
  zone: string
}

/** Compares figures of two periods side by side. */
export function ComparedTable({ rows, ...about }: ComparedTableProps) {
  const { t } = useTranslation('analytics')
  return (
    <Table
      name={about.name}
      columns={columnsOf(t, about)}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => row.label}
    />
  )
}
