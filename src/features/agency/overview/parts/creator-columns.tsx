import type { TFunction } from 'i18next'
import { TriangleAlert } from 'lucide-react'

import { churn } from '@/domain/figures/metrics'
import type { Overview, OverviewCreator } from '@/domain/figures/overview'
import type { Range } from '@/domain/time/range'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { formatCompactDuration } from '@/i18n/format'
import { moneyCell } from '@/lib/export-cell'
import { FigureChange } from '@/ui/text/figure-change'
import { Icon } from '@/ui/icon'
import { Money, Numeral, NoData } from '@/ui/text/figure'
import { StatusDot } from '@/ui/text/dot'
import type { Column } from '@/ui/table/table-column'

import { formatChange, changeRatio } from '@/features/figures/chart/format-change'
import { CREATOR_STATUS_DOT } from '../../table/creator-status-dot'
import { CreatorName } from '../../table/creator-name'
import { CoverageBar } from './coverage-bar'

type AnalyticsTFunction = TFunction<'analytics'>
type CreatorColumns = Column<OverviewCreator>[]

export interface ColumnFacts {
  overview: Overview
  basis: 'gross' | 'net'
  comparedRange: Range | null
  /** The time zone of the days. */
  zone: string
}

const amountCell = (amount: number | null, currency: string) =>
  amount === null ? null : moneyCell({ amount, currency })

const totalOf = (rows: readonly OverviewCreator[], of: (row: OverviewCreator) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)

const ChangeCell = ({ ratio }: { ratio: number | null }) => {
  const change = formatChange(ratio)
  return change ? <FigureChange of={change} isShort /> : <NoData />
}

const nameColumn = (t: AnalyticsTFunction): Column<OverviewCreator> => ({
  id: 'creator',
  header: t('column.creator'),
  cell: (row) => <CreatorName creator={row.creator} />,
  sortValue: (row) => row.creator.displayName,
  total: t('overview.all_creators'),
})

type MoneyKey = 'gross' | 'net' | 'agencyShare' | 'chatterCost'

/** An amount per creator, with its total. */
const moneyColumn = (
  t: AnalyticsTFunction,
  { overview: { currency, totals }, zone }: ColumnFacts,
  key: MoneyKey,
): Column<OverviewCreator> => ({
  id: key,
  header: t(`metric.${key}`),
  align: 'end',
  info: t(`metric.${key}_info`, { zone }),
  cell: ({ [key]: amount }) => (amount === null ? <NoData /> : <Money of={{ amount, currency }} />),
  sortValue: (row) => row[key],
  exportValue: (row) => amountCell(row[key], currency),
  total: <Money of={{ amount: totals[key], currency }} />,
})

/** Shows a loss in words and a sign, not by colour alone. */
function MarginCell({
  amount,
  currency,
  t,
}: {
  amount: number | null
  currency: string
  t: AnalyticsTFunction
}) {
  if (amount === null) return <NoData />
  if (amount >= 0) return <Money of={{ amount, currency }} />
  return (
    <span className="inline-flex items-center gap-1 font-medium text-danger-text">
      <Icon of={TriangleAlert} size="xxs" />
      <span className="sr-only">{t('overview.loss')}</span>
      <Money of={{ amount, currency }} />
    </span>
  )
}

/** The margin's share of net; null without net. */
export const marginShare = ({ margin, net }: { margin: number | null; net: number }): number | null =>
  margin === null || net <= 0 ? null : margin / net

/** Margin, its share of net, and refunds. */
const marginColumns = (
  t: AnalyticsTFunction,
  { overview: { currency, totals, creators }, zone }: ColumnFacts,
): CreatorColumns => [
  {
    id: 'refunds',
    header: t('overview.column_refunds'),
    align: 'end',
    info: t('overview.column_refunds_info', { zone }),
    cell: ({ refunds: amount }) => (amount === null ? <NoData /> : <Money of={{ amount, currency }} />),
    sortValue: (row) => row.refunds,
    exportValue: (row) => amountCell(row.refunds, currency),
    total: <Money of={{ amount: totalOf(creators, (row) => row.refunds), currency }} />,
  },
  {
    id: 'margin',
    header: t('metric.margin'),
    align: 'end',
    sortsFrom: 'ascending',
    info: t('overview.column_margin_info', { zone }),
    cell: (row) => <MarginCell amount={row.margin} currency={currency} t={t} />,
    sortValue: (row) => row.margin,
    exportValue: (row) => amountCell(row.margin, currency),
    total: <MarginCell amount={totals.margin} currency={currency} t={t} />,
  },
  {
    id: 'marginShare',
    header: t('overview.column_margin_share'),
    align: 'end',
    sortsFrom: 'ascending',
    info: t('overview.column_margin_share_info', { zone }),
    cell: (row) => <Numeral value={marginShare(row)} isRatio digits={1} />,
    sortValue: marginShare,
    total: <Numeral value={marginShare(totals)} isRatio digits={1} />,
  },
]

/** The change against the compared range, if there is one. */
const changeColumns = (
  t: AnalyticsTFunction,
  { overview, basis, comparedRange, zone }: ColumnFacts,
): CreatorColumns =>
  overview.previous === null || comparedRange === null
    ? []
    : [
        {
          id: 'change',
          header: t('column.change'),
          align: 'end',
          info: t('overview.change_info', {
            basis: t(`filter.basis_${basis}`),
            dates: formatPeriodRange(comparedRange),
            zone,
          }),
          cell: (row) => <ChangeCell ratio={row.change} />,
          sortValue: (row) => row.change,
          total: <ChangeCell ratio={changeRatio(overview.totals[basis], overview.previous[basis])} />,
        },
      ]

const rateColumn = (t: AnalyticsTFunction): Column<OverviewCreator> => ({
  id: 'rate',
  header: t('column.rate'),
  align: 'end',
  info: t('column.rate_info'),
  cell: (row) => <Numeral value={row.rate} isRatio />,
  sortValue: (row) => row.rate,
  total: <NoData />,
})

const MEMBERS = ['newMembers', 'activeMembers', 'endedMembers'] as const

const memberColumns = (
  t: AnalyticsTFunction,
  { overview: { creators }, zone }: ColumnFacts,
): CreatorColumns =>
  MEMBERS.map((key) => ({
    id: key,
    header: t(`overview.column_${key}`),
    align: 'end',
    info: t(`overview.column_${key}_info`, { zone }),
    cell: (row) => <Numeral value={row[key]} />,
    sortValue: (row) => row[key],
    total: <Numeral value={totalOf(creators, (row) => row[key])} />,
  }))

/** The churn of all creators, if the server names the base of each. */
function churnOf(creators: readonly OverviewCreator[]): number | null {
  if (creators.some(({ membersAtStart, leftOfStart }) => membersAtStart === null || leftOfStart === null))
    return null
  return churn(
    totalOf(creators, (row) => row.leftOfStart),
    totalOf(creators, (row) => row.membersAtStart),
  )
}

const serviceColumns = (
  t: AnalyticsTFunction,
  { overview: { creators }, zone }: ColumnFacts,
): CreatorColumns => [
  {
    id: 'churn',
    header: t('column.churn'),
    align: 'end',
    info: t('overview.churn_info', { zone }),
    cell: (row) => <Numeral value={row.churn} isRatio digits={1} />,
    sortValue: (row) => row.churn,
    total: <Numeral value={churnOf(creators)} isRatio digits={1} />,
  },
  {
    id: 'reply',
    header: t('overview.column_reply'),
    align: 'end',
    info: t('overview.column_reply_info', { zone }),
    cell: ({ medianReplySeconds: s }) =>
      s === null ? <NoData /> : <bdi className="whitespace-nowrap">{formatCompactDuration(s * 1000)}</bdi>,
    sortValue: (row) => row.medianReplySeconds,
    total: <NoData />,
  },
  {
    id: 'coverage',
    header: t('column.coverage'),
    align: 'end',
    info: t('overview.coverage_info', { zone }),
    cell: (row) => <CoverageBar value={row.coverage} />,
    sortValue: (row) => row.coverage,
    total: <NoData />,
  },
  {
    id: 'status',
    header: t('column.status'),
    cell: (row) => (
      <StatusDot status={CREATOR_STATUS_DOT[row.status]}>{t(`creators.status_${row.status}`)}</StatusDot>
    ),
    sortValue: (row) => t(`creators.status_${row.status}`),
  },
]

/** All columns of the creators table (screens S2). */
export const creatorColumns = (t: AnalyticsTFunction, facts: ColumnFacts): CreatorColumns => [
  nameColumn(t),
  moneyColumn(t, facts, 'gross'),
  moneyColumn(t, facts, 'net'),
  ...changeColumns(t, facts),
  rateColumn(t),
  moneyColumn(t, facts, 'agencyShare'),
  moneyColumn(t, facts, 'chatterCost'),
  ...marginColumns(t, facts),
  ...memberColumns(t, facts),
  ...serviceColumns(t, facts),
]
