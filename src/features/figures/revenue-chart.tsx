import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { REVENUE_KINDS, type RevenueKind } from '@/domain/revenue-kind'
import { currentLanguage } from '@/i18n'
import { formatMoney, formatNumber } from '@/i18n/format'
import { BarChart } from '@/ui/chart/bar-chart'
import { CHART_COLORS, type ChartColor } from '@/ui/chart/chart'

import type { FigureFilter } from './figure-filter'
import { type Fault, WidgetFault } from './widget-fault'

const colorOf = (kind: RevenueKind, index: number): ChartColor =>
  kind === 'other' ? 'stats-other' : (CHART_COLORS[index] ?? 'stats-other')

const CENTS = 100
const DAY_MS = 24 * 60 * 60_000

/** What fans paid in each step of a period, by type. */
export interface RevenueSteps {
  currency: string
  series: readonly { at: number; byType: Readonly<Record<RevenueKind, number>> }[]
}

/** Whether the steps are hours: so the server cuts short periods. */
const isByHour = ({ series: [first, second] }: RevenueSteps): boolean =>
  first !== undefined && second !== undefined && second.at - first.at < DAY_MS / 2

interface RevenueChartProps {
  /** Undefined while it loads. */
  revenue: RevenueSteps | undefined
  fault: Fault | undefined
  filter: Pick<FigureFilter, 'basis' | 'timezone'>
  /** Formula and population; `{{zone}}` filled. */
  info: string
  className?: string
}

/** What fans paid for, day by day, stacked. */
export function RevenueChart({ revenue, fault, filter, info, className = '' }: RevenueChartProps) {
  const { t } = useTranslation('analytics')
  const series = useMemo(
    () =>
      REVENUE_KINDS.map((kind, index) => ({
        id: kind,
        label: t(`overview.kind_${kind}`),
        color: colorOf(kind, index),
        values: revenue?.series.map((point) => point.byType[kind]) ?? [],
      })),
    [revenue, t],
  )
  const points = useMemo(() => revenue?.series.map(({ at }) => at) ?? [], [revenue])
  const currency = revenue?.currency ?? 'USD'
  const basis = t(`filter.basis_${filter.basis}`).toLocaleLowerCase(currentLanguage())
  const step = revenue && isByHour(revenue) ? 'hour' : 'day'
  return (
    <BarChart
      className={className}
      name={t('overview.revenue')}
      unit={t(`overview.revenue_unit_${step}`, { currency, basis })}
      info={info}
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
      isLoading={revenue === undefined && !fault}
      empty={fault && <WidgetFault fault={fault} />}
    />
  )
}
