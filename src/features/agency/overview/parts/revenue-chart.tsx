import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Overview } from '@/domain/overview'
import { REVENUE_KINDS, type RevenueKind } from '@/domain/revenue-kind'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { currentLanguage } from '@/i18n'
import { formatMoney, formatNumber } from '@/i18n/format'
import { BarChart } from '@/ui/chart/bar-chart'
import { CHART_COLORS, type ChartColor } from '@/ui/chart/chart'

import type { AgencyFilter } from '../../filter/agency-filter'

const colorOf = (kind: RevenueKind, index: number): ChartColor =>
  kind === 'other' ? 'stats-other' : (CHART_COLORS[index] ?? 'stats-other')

const CENTS = 100
const DAY_MS = 24 * 60 * 60_000

/** Whether the steps are hours: so the server cuts short periods. */
const isByHour = ({ series: [first, second] }: Overview): boolean =>
  first !== undefined && second !== undefined && second.at - first.at < DAY_MS / 2

interface RevenueChartProps {
  overview: Overview | undefined
  fault: Fault | undefined
  filter: AgencyFilter
  className?: string
}

/** What fans paid for, day by day, stacked. */
export function RevenueChart({ overview, fault, filter, className = '' }: RevenueChartProps) {
  const { t } = useTranslation('analytics')
  const series = useMemo(
    () =>
      REVENUE_KINDS.map((kind, index) => ({
        id: kind,
        label: t(`overview.kind_${kind}`),
        color: colorOf(kind, index),
        values: overview?.series.map((point) => point.byType[kind]) ?? [],
      })),
    [overview, t],
  )
  const points = useMemo(() => overview?.series.map(({ at }) => at) ?? [], [overview])
  const currency = overview?.currency ?? 'USD'
  const basis = t(`filter.basis_${filter.basis}`).toLocaleLowerCase(currentLanguage())
  const step = overview && isByHour(overview) ? 'hour' : 'day'
  return (
    <BarChart
      className={className}
      name={t('overview.revenue')}
      unit={t(`overview.revenue_unit_${step}`, { currency, basis })}
      info={t('overview.revenue_info', { zone: filter.timezone })}
      points={points}
      series={series}
      format={(value) => formatMoney({ amount: value, currency }, { isWhole: true })}
      formatAxis={(value) =>
        formatNumber(value / CENTS, {
          style: 'currency',
          currency,
          notation: 'compact',
          useGrouping: 'always',
        })
      }
      timezone={filter.timezone}
      tickUnit={CENTS}
      isLoading={overview === undefined && !fault}
      empty={fault && <WidgetFault fault={fault} />}
    />
  )
}
