import type { TFunction } from 'i18next'

import { relativeChange } from '@/domain/figures/metrics'
import type { Overview, OverviewCreator } from '@/domain/figures/overview'
import { formatChange } from '@/features/figures/chart/figure-change'
import { ChangeCell } from '@/features/figures/table/change-cell'
import { formatMoney, formatNumber, formatPercent, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'
import { Table } from '@/ui/table/table'
import type { Column } from '@/ui/table/table-column'
import { NoData } from '@/ui/text/figure'

import { kindChanges, mainCause } from './use-creator-comparison'
import { BRIDGE_STEPS, bridgeOf } from './money-bridge'

interface ComparedRow {
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
    cell: ({ now, before, isCost }) => <ChangeCell ratio={relativeChange(now, before)} isCost={isCost} />,
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
function ComparedTable({ rows, ...about }: ComparedTableProps) {
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

interface CreatorChangeReportProps {
  now: Overview
  before: Overview
  basis: 'gross' | 'net'
  zone: string
}

const COSTS: ReadonlySet<string> = new Set(['refunds', 'platformFee', 'creatorsShare', 'chatterCost'])

const SERVICE = [
  { key: 'newMembers', info: 'column_newMembers_info', format: formatNumber, isCost: false },
  { key: 'endedMembers', info: 'column_endedMembers_info', format: formatNumber, isCost: true },
  { key: 'churn', info: 'churn_info', format: formatPercent, isCost: true },
  {
    key: 'medianReplySeconds',
    info: 'column_reply_info',
    format: (seconds: number) => formatCompactDuration(seconds * 1000),
    isCost: true,
  },
  {
    key: 'coverage',
    info: 'coverage_info',
    format: (share: number) => formatPercent(share, 0),
    isCost: false,
  },
] as const satisfies readonly { key: keyof OverviewCreator; info: string; format: unknown; isCost: boolean }[]

/** One sentence: how much it changed, and which type of revenue contributed most. */
function ChangeSummary({ now, before, basis }: Omit<CreatorChangeReportProps, 'zone'>) {
  const { t } = useTranslation('analytics')
  const [is, was] = [now.totals[basis], before.totals[basis]]
  const change = formatChange(relativeChange(is, was))
  const cause = mainCause(kindChanges(now, before))
  const money = (amount: number) => formatMoney({ amount, currency: now.currency }, { isWhole: true })
  const values = {
    basis: t(`filter.basis_${basis}`),
    amount: money(Math.abs(is - was)),
    share: change?.amount ?? '–',
    kind: cause ? t(`overview.kind_${cause.kind}`) : '',
    part: cause ? money(cause.now - cause.before) : '',
  }
  if (!cause || is === was) return <p>{t('overview.why_same', values)}</p>
  return (
    <p className="font-medium text-pretty">{t(is < was ? 'overview.why_down' : 'overview.why_up', values)}</p>
  )
}

/** Compares money, revenue types, members and service of two periods. */
export function CreatorChangeReport({ now, before, basis, zone }: CreatorChangeReportProps) {
  const { t } = useTranslation('analytics')
  const money = (amount: number) => formatMoney({ amount, currency: now.currency }, { isWhole: true })
  const [bridge, was] = [bridgeOf(now.totals, now.bridge), bridgeOf(before.totals, before.bridge)]
  const [row, rowBefore] = [now.creators[0], before.creators[0]]
  const bridgeRows: ComparedRow[] = BRIDGE_STEPS.map(({ id, kind }) => ({
    id,
    label: t(`metric.${id}`),
    now: bridge[id],
    before: was[id],
    format: money,
    isCost: COSTS.has(id),
    isStrong: kind !== 'deduction',
  }))
  const kindRows: ComparedRow[] = kindChanges(now, before).map(({ kind, ...amounts }) => ({
    id: kind,
    label: t(`overview.kind_${kind}`),
    ...amounts,
    format: money,
  }))
  const serviceRows: ComparedRow[] = SERVICE.map(({ key, info, format, isCost }) => ({
    id: key,
    label: t(`overview.service_${key}`),
    info: t(`overview.${info}`, { zone }),
    now: row?.[key] ?? null,
    before: rowBefore?.[key] ?? null,
    format: (value) => format(value),
    isCost,
  }))
  return (
    <div className="grid gap-5">
      <ChangeSummary now={now} before={before} basis={basis} />
      <ComparedTable
        name={t('overview.bridge')}
        info={t('overview.bridge_info', { zone })}
        rows={bridgeRows}
        zone={zone}
      />
      <ComparedTable
        name={t('overview.revenue')}
        info={t('overview.revenue_info', { zone })}
        rows={kindRows}
        zone={zone}
      />
      <ComparedTable name={t('overview.service')} rows={serviceRows} zone={zone} />
    </div>
  )
}
