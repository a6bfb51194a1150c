import { useTranslation } from '@/i18n/use-translation'

import { sumOf } from '@/lib/sum-of'
import { ratio, relativeChange } from '@/domain/figures/metrics'
import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { CountCharts } from '@/features/figures/chart/count-charts'
import { changeColumn } from '@/features/figures/table/change-cell'
import { FigureTable } from '@/features/figures/table/figure-table'
import { RevenueChart } from '@/features/figures/chart/revenue-chart'
import { moneyColumn, shareColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../../base/permissions'
import { FiguresTab } from '../figures-tab'
import { type AnalyticsTabProps, type AnalyticsWidgetProps, useAnalytics } from '../use-analytics'

interface KindRow {
  kind: RevenueKind
  current: number
  previous: number | null
  total: number
}

const FIGURES = [
  ['revenue', 'money'],
  ['newMembers', 'count'],
  ['profileVisits', 'count'],
  ['payingFans', 'count'],
  ['messages', 'count'],
  ['unlockRate', 'share'],
  ['medianReplySeconds', 'reply', true],
] as const

/** The change of all types together is that of the tile above. */
function useKindColumns(currency: string, filter: FigureFilter, rows: readonly KindRow[]): Column<KindRow>[] {
  const { t } = useTranslation('analytics')
  const basis = t(`filter.basis_${filter.basis}`)
  const info = t('insights.by_type_info', { zone: filter.timezone })
  return [
    {
      id: 'kind',
      header: t('insights.type'),
      total: t('insights.total'),
      sortValue: ({ kind }) => t(`overview.kind_${kind}`),
      cell: ({ kind }) => t(`overview.kind_${kind}`),
    },
    moneyColumn<KindRow>(
      { id: 'now', header: basis, info, sum: sumOf(rows, ({ current }) => current) },
      ({ current }) => current,
      currency,
    ),
    shareColumn<KindRow>(
      { id: 'share', header: t('insights.share_of_all'), info: t('insights.share_of_all_info') },
      ({ current, total }) => ratio(current, total),
    ),
    ...(filter.comparedRange
      ? [
          moneyColumn<KindRow>(
            { id: 'before', header: t('overview.before'), info, sum: sumOf(rows, (row) => row.previous) },
            ({ previous: before }) => before,
            currency,
          ),
          changeColumn<KindRow>(
            { header: t('insights.change'), info: t('insights.change_info') },
            ({ current, previous: before }) => relativeChange(current, before),
          ),
        ]
      : []),
  ]
}

const ACTIVITIES = ['messages', 'newMembers'] as const

function ActivityCharts({ data, fault, filter }: AnalyticsWidgetProps<'overview'>) {
  const { t } = useTranslation('analytics')
  return (
    <CountCharts
      charts={ACTIVITIES.map((id) => ({
        id,
        name: t(`insights.figure_${id}`),
        info: t(`insights.figure_${id}_info`, { zone: filter.timezone }),
      }))}
      points={data?.points}
      timezone={filter.timezone}
      fault={fault}
    />
  )
}

function KindTable({ data, fault, filter }: AnalyticsWidgetProps<'overview'>) {
  const { t } = useTranslation('analytics')
  const { totals, previous } = data ?? {}
  const all =
    totals &&
    REVENUE_KINDS.map((kind): KindRow => ({
      kind,
      current: totals.byType?.[kind] ?? 0,
      previous: previous?.byType?.[kind] ?? null,
      total: totals.revenue ?? 0,
    }))
  const rows = all && (all.some(({ current, previous: before }) => current !== 0 || before) ? all : [])
  return (
    <FigureTable
      id="insights-by-type"
      title={t('insights.by_type')}
      columns={useKindColumns(data?.currency ?? DEFAULT_CURRENCY, filter, rows ?? [])}
      hasTotals
      rows={rows}
      rowKey={({ kind }) => kind}
      defaultSort={{ column: 'now', direction: 'descending' }}
      fault={fault}
      filter={filter}
    />
  )
}

/** Tab: revenue by kind, and chat activity. */
export function OverviewTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const read = useAnalytics('overview', props)
  const { data, fault } = read
  const seesSpend = useCanSeeSpend()
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`insights.figure_${id}`),
    info: t(`insights.figure_${id}_info`, { zone: filter.timezone }),
  })
  return (
    <FiguresTab
      result={read}
      filter={props.filter}
      figures={FIGURES}
      wordsOf={wordsOf}
      samples={data && { unlockRate: data.totals.paidMessages, medianReplySeconds: data.totals.replies }}
    >
      {seesSpend && (
        <RevenueChart
          name={t('overview.revenue')}
          revenue={data}
          fault={fault}
          filter={filter}
          info={t('insights.revenue_info', { zone: filter.timezone })}
        />
      )}
      <ActivityCharts data={data} fault={fault} filter={filter} />
      {seesSpend && <KindTable data={data} fault={fault} filter={filter} />}
    </FiguresTab>
  )
}
