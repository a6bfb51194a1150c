import { type ReactNode, useMemo } from 'react'

import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'
import { currentLanguage } from '@/i18n'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { DAY_MS } from '@/lib/duration'
import { BarChart } from '@/ui/chart/bar-chart'
import { CHART_COLORS, type ChartColor } from '@/ui/chart/chart-props'

import type { Basis } from '../filter/filter-params'
import { type Fault, WidgetFault } from '../widget-fault'

const colorOf = (kind: RevenueKind, index: number): ChartColor =>
  kind === 'other' ? 'stats-other' : (CHART_COLORS[index] ?? 'stats-other')

const CENTS = 100

interface Point {
  at: number
  byType: Readonly<Record<RevenueKind, number>>
}

/** Whether the steps are hours, as the server returns for short periods. */
const isByHour = ([first, second]: readonly Point[]): boolean =>
  first !== undefined && second !== undefined && second.at - first.at < DAY_MS / 2

interface RevenueChartProps {
  name: string
  /** Formula and population, with the zone. */
  info: ReactNode
  /** Undefined while it loads. */
  revenue: { currency: string; series: readonly Point[] } | undefined
  fault: Fault | undefined
  filter: { basis: Basis; timezone: string }
}

/** Shows what fans paid for, per day or hour, stacked by type. */
export function RevenueChart({ name, info, revenue, fault, filter }: RevenueChartProps) {
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
  const currency = revenue?.currency ?? ''
  const basisName = t(`filter.basis_${filter.basis}`).toLocaleLowerCase(currentLanguage())
  const step = revenue && isByHour(revenue.series) ? 'hour' : 'day'
  return (
    <BarChart
      name={name}
      unit={revenue ? t(`overview.revenue_unit_${step}`, { currency, basis: basisName }) : ''}
      info={info}
      points={points}
      series={series}
      format={(value) => (currency === '' ? '' : formatMoney({ amount: value, currency }, { isWhole: true }))}
      formatAxis={(value) =>
        currency === ''
          ? ''
          : formatNumber(value / CENTS, {
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
