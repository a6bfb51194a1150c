import type { TFunction } from 'i18next'
import { TriangleAlert } from 'lucide'

import { churn, relativeChange } from '@/domain/figures/metrics'
import type { Overview, OverviewCreator } from '@/domain/figures/overview'
import type { Range } from '@/domain/time/range'
import { changeColumn } from '@/features/figures/table/change-cell'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { Icon } from '@/ui/icon'
import { formatRate } from '@/i18n/format'
import { rateCell, shareCell } from '@/lib/export-cell'
import { countColumn, durationColumn, moneyColumn, shareColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { StatusDot } from '@/ui/text/dot'

import { CreatorName } from '../table/creator-name'
import { CREATOR_STATUS_DOT } from '../table/creator-status-dot'

type CreatorColumns = Column<OverviewCreator>[]

export interface OverviewColumnContext {
  overview: Overview
  basis: 'gross' | 'net'
  comparedRange: Range | null
  /** The time zone of the days. */
  zone: string
}

const totalOf = (rows: readonly OverviewCreator[], of: (row: OverviewCreator) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)

const nameColumn = (t: TFunction<'analytics'>): Column<OverviewCreator> => ({
  id: 'creator',
  header: t('column.creator'),
  cell: (row) => <CreatorName creator={row.creator} />,
  sortValue: (row) => row.creator.displayName,
  total: t('overview.all_creators'),
})

type MoneyKey = 'gross' | 'net' | 'agencyShare' | 'chatterCost'

/** Amounts per creator, with their totals. */
const moneyColumns = (
  t: TFunction<'analytics'>,
  { overview: { currency, totals }, zone }: OverviewColumnContext,
  keys: readonly MoneyKey[],
): CreatorColumns =>
  keys.map((key) =>
    moneyColumn(
      {
        id: key,
        header: t(`metric.${key}`),
        info: t(`metric.${key}_info`, { zone }),
        total: <Amount of={{ amount: totals[key], currency }} />,
      },
      (row: OverviewCreator) => row[key],
      currency,
    ),
  )

interface MarginCellProps {
  amount: number | null
  currency: string
  t: TFunction<'analytics'>
}

/** Shows a loss in words and a sign, not by colour alone. */
function MarginCell({ amount, currency, t }: MarginCellProps) {
  if (amount === null) return <NoData />
  if (amount >= 0) return <Amount of={{ amount, currency }} />
  return (
    <span className="inline-flex items-center gap-1 font-medium text-danger-text">
      <Icon of={TriangleAlert} size="xxs" />
      <span className="sr-only">{t('overview.loss')}</span>
      <Amount of={{ amount, currency }} />
    </span>
  )
}

/** The margin's share of net; null without net. */
export const marginShare = ({ margin, net }: { margin: number | null; net: number }): number | null =>
  margin === null || net <= 0 ? null : margin / net

/** Margin, its share of net, and refunds. */
const marginColumns = (
  t: TFunction<'analytics'>,
  { overview: { currency, totals, creators }, zone }: OverviewColumnContext,
): CreatorColumns => [
  moneyColumn(
    {
      id: 'refunds',
      header: t('overview.column_refunds'),
      info: t('overview.column_refunds_info', { zone }),
      total: <Amount of={{ amount: totalOf(creators, (row) => row.refunds), currency }} />,
    },
    (row: OverviewCreator) => row.refunds,
    currency,
  ),
  {
    ...moneyColumn(
      {
        id: 'margin',
        header: t('metric.margin'),
        info: t('overview.column_margin_info', { zone }),
        total: <MarginCell amount={totals.margin} currency={currency} t={t} />,
      },
      (row: OverviewCreator) => row.margin,
      currency,
    ),
    sortsFrom: 'ascending',
    cell: (row) => <MarginCell amount={row.margin} currency={currency} t={t} />,
  },
  {
    ...shareColumn(
      {
        id: 'marginShare',
        header: t('overview.column_margin_share'),
        info: t('overview.column_margin_share_info', { zone }),
        total: <Numeral value={marginShare(totals)} isRatio digits={1} />,
      },
      marginShare,
    ),
    sortsFrom: 'ascending',
  },
]

/** The change against the compared range, if there is one. */
const changeColumns = (
  t: TFunction<'analytics'>,
  { overview, basis, comparedRange, zone }: OverviewColumnContext,
): CreatorColumns =>
  overview.previous === null || comparedRange === null
    ? []
    : [
        changeColumn(
          {
            header: t('column.change'),
            info: t('overview.change_info', {
              basis: t(`filter.basis_${basis}`),
              dates: formatPeriodRange(comparedRange),
              zone,
            }),
            total: relativeChange(overview.totals[basis], overview.previous[basis]),
          },
          (row) => row.change,
        ),
      ]

const rateColumn = (t: TFunction<'analytics'>): Column<OverviewCreator> => ({
  id: 'rate',
  header: t('column.rate'),
  align: 'end',
  info: t('column.rate_info'),
  cell: ({ rate }) => (rate === null ? <NoData /> : <bdi className="tabular-nums">{formatRate(rate)}</bdi>),
  sortValue: (row) => row.rate,
  exportValue: (row) => rateCell(row.rate),
  total: <NoData />,
})

const MEMBERS = ['newMembers', 'activeMembers', 'endedMembers'] as const

const memberColumns = (
  t: TFunction<'analytics'>,
  { overview: { creators }, zone }: OverviewColumnContext,
): CreatorColumns =>
  MEMBERS.map((key) =>
    countColumn(
      {
        id: key,
        header: t(`overview.column_${key}`),
        info: t(`overview.column_${key}_info`, { zone }),
        total: <Numeral value={totalOf(creators, (row) => row[key])} />,
      },
      (row: OverviewCreator) => row[key],
    ),
  )

/** The churn of all creators, if the server names the base of each. */
function churnOf(creators: readonly OverviewCreator[]): number | null {
  if (creators.some(({ membersAtStart, leftOfStart }) => membersAtStart === null || leftOfStart === null))
    return null
  return churn(
    totalOf(creators, (row) => row.leftOfStart),
    totalOf(creators, (row) => row.membersAtStart),
  )
}

/** A share as a figure with a bar. */
function CoverageBar({ value }: { value: number | null }) {
  if (value === null) return <Numeral value={null} />
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="h-1 w-8 overflow-hidden rounded-full bg-fill-pressed forced-colors:border">
        <span
          className="block h-full rounded-full bg-text-quiet"
          style={{ inlineSize: `${Math.round(Math.min(1, value) * 100)}%` }}
        />
      </span>
      <Numeral value={value} isRatio digits={0} />
    </span>
  )
}

const serviceColumns = (
  t: TFunction<'analytics'>,
  { overview: { creators }, zone }: OverviewColumnContext,
): CreatorColumns => [
  shareColumn(
    {
      id: 'churn',
      header: t('column.churn'),
      info: t('overview.churn_info', { zone }),
      total: <Numeral value={churnOf(creators)} isRatio digits={1} />,
    },
    (row: OverviewCreator) => row.churn,
  ),
  durationColumn(
    {
      id: 'reply',
      header: t('overview.column_reply'),
      info: t('overview.column_reply_info', { zone }),
      total: <NoData />,
    },
    (row: OverviewCreator) => row.medianReplySeconds && row.medianReplySeconds * 1000,
    'minute',
  ),
  {
    id: 'coverage',
    header: t('column.coverage'),
    align: 'end',
    info: t('overview.coverage_info', { zone }),
    cell: (row) => <CoverageBar value={row.coverage} />,
    sortValue: (row) => row.coverage,
    exportValue: (row) => shareCell(row.coverage),
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
export const creatorColumns = (t: TFunction<'analytics'>, context: OverviewColumnContext): CreatorColumns => [
  nameColumn(t),
  ...moneyColumns(t, context, ['gross', 'net']),
  ...changeColumns(t, context),
  rateColumn(t),
  ...moneyColumns(t, context, ['agencyShare', 'chatterCost']),
  ...marginColumns(t, context),
  ...memberColumns(t, context),
  ...serviceColumns(t, context),
]
