import { useTranslation } from '@/i18n/use-translation'

import { sumOf } from '@/lib/sum-of'
import type { TierMove } from '@/domain/figures/analytics'
import { FigureTable } from '@/features/figures/table/figure-table'
import { WidgetFault } from '@/features/figures/widget-fault'
import { formatNumber } from '@/i18n/format'
import { BarChart } from '@/ui/chart/bar-chart'
import { countColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useTierNames } from '../../base/tier-names'
import { Cohorts } from '../cohorts'
import { FiguresTab } from '../figures-tab'
import { type AnalyticsTabProps, type AnalyticsWidgetProps, useAnalytics } from '../use-analytics'

const FIGURES = [
  ['joined', 'count'],
  ['renewed', 'count'],
  ['ended', 'count', true],
  ['active', 'count'],
  ['churn', 'share', true],
] as const

const CHART_SERIES = [
  ['joined', 'stats-1'],
  ['renewed', 'stats-2'],
  ['ended', 'stats-3'],
] as const

function MembersChart({ data, fault, filter }: AnalyticsWidgetProps<'members'>) {
  const { t } = useTranslation('analytics')
  return (
    <BarChart
      name={t('insights.members_chart')}
      unit={t('insights.members_unit')}
      info={t('insights.members_chart_info', { zone: filter.timezone })}
      points={data?.series.map(({ at }) => at) ?? []}
      series={CHART_SERIES.map(([id, color]) => ({
        id,
        color,
        label: t(`insights.members_${id}`),
        values: data?.series.map((point) => point[id]) ?? [],
      }))}
      isGrouped
      format={(value) => formatNumber(value)}
      timezone={filter.timezone}
      isLoading={!data && !fault}
      empty={fault && <WidgetFault fault={fault} />}
    />
  )
}

function TierMoves({ data, fault, filter }: AnalyticsWidgetProps<'members'>) {
  const { t } = useTranslation('analytics')
  const { nameOf } = useTierNames()
  const columns: Column<TierMove>[] = [
    {
      id: 'from',
      header: t('insights.tier_from'),
      total: t('insights.total'),
      sortValue: ({ from }) => nameOf(from),
      cell: ({ from }) => nameOf(from),
    },
    {
      id: 'to',
      header: t('insights.tier_to'),
      sortValue: ({ to }) => nameOf(to),
      cell: ({ to }) => nameOf(to),
    },
    countColumn<TierMove>(
      {
        id: 'count',
        header: t('insights.members'),
        info: t('insights.tier_moves_info', { zone: filter.timezone }),
        sum: sumOf(data?.rows ?? [], ({ count }) => count),
      },
      ({ count }) => count,
    ),
  ]
  return (
    <FigureTable
      id="insights-tier-moves"
      title={t('insights.tier_moves')}
      columns={columns}
      rows={data?.rows}
      rowKey={({ from, to }) => `${from}-${to}`}
      hasTotals
      defaultSort={{ column: 'count', direction: 'descending' }}
      fault={fault}
      filter={filter}
    />
  )
}

/** Tab: members who joined, stayed, changed tier or left. */
export function MembersTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const read = useAnalytics('members', props)
  const widget = { data: read.data, fault: read.fault, filter }
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`insights.members_${id}`),
    info: t(`insights.members_${id}_info`, { zone: filter.timezone }),
  })
  return (
    <FiguresTab
      result={read}
      filter={props.filter}
      figures={FIGURES}
      wordsOf={wordsOf}
      samples={read.data && { churn: read.data.totals.atStart }}
    >
      <MembersChart {...widget} />
      <Cohorts {...props} />
      <TierMoves {...widget} />
    </FiguresTab>
  )
}
