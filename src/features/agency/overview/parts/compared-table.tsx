import type { TFunction } from 'i18next'
import { useTranslation } from '@/i18n/use-translation'

import { FigureChange } from '@/ui/text/figure-change'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'
import { NoData } from '@/ui/text/figure'
import { Table } from '@/ui/table/table'
import type { Column } from '@/ui/table/table-column'

import { formatChange, changeRatio } from '@/features/figures/chart/format-change'

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

const ComparedFigure = ({ value, format }: { value: number | null; format: ComparedRow['format'] }) =>
  value === null ? (
    <NoData />
  ) : (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {format(value)}
    </bdi>
  )

function ChangeCell({ row: { now, before, isCost } }: { row: ComparedRow }) {
  const change = now === null ? undefined : formatChange(changeRatio(now, before ?? undefined), isCost)
  return change ? <FigureChange of={change} isShort /> : <NoData />
}

const ComparedLabel = ({ row: { label, isStrong, info } }: { row: ComparedRow }) => (
  <span className={cx('inline-flex items-center gap-1', isStrong && 'font-strong')}>
    {label}
    {info && <InfoTip about={label}>{info}</InfoTip>}
  </span>
)

const comparedColumns = (
  t: TFunction<'analytics'>,
  { name, info, zone }: Omit<ComparedTableProps, 'rows'>,
): Column<ComparedRow>[] => [
  {
    id: 'figure',
    header: name,
    ...(info !== undefined && { info }),
    cell: (row) => <ComparedLabel row={row} />,
  },
  {
    id: 'now',
    header: t('overview.now'),
    align: 'end',
    cell: (row) => <ComparedFigure value={row.now} format={row.format} />,
  },
  {
    id: 'before',
    header: t('overview.before'),
    align: 'end',
    cell: (row) => <ComparedFigure value={row.before} format={row.format} />,
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
      columns={comparedColumns(t, about)}
      rows={rows}
      rowKey={(row) => row.id}
      rowName={(row) => row.label}
    />
  )
}
