import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'
import { currentLanguage } from '@/i18n'
import { formatMoney, formatNumber } from '@/i18n/format'
import { BarChart } from '@/ui/chart/bar-chart'
import { CHART_COLORS, type ChartColor } from '@/ui/chart/chart-props'

import type { Basis } from '../filter/basis-switch'

const colorOf = (kind: RevenueKind, index: number): ChartColor =>
  kind === 'other' ? 'stats-other' : (CHART_COLORS[index] ?? 'stats-other')

const CENTS = 100
const DAY_MS = 24 * 60 * 60_000

interface Point {
  at: number
  byType: Readonly<Record<RevenueKind, number>>
}

/** Whether the steps are hours, as the server returns for short periods. */
const isByHour = ([first, second]: readonly Point[]): boolean =>
  first !== undefined && second !== undefined && second.at - first.at < DAY_MS / 2

interface TypeChartProps {
  name: string
  info: ReactNode
  /** Undefined while it loads. */
  of: { currency: string; series: readonly Point[] } | undefined
  basis: Basis
  timezone: string
  /** Shown instead of the bars when loading fails. */
  fallback?: ReactNode
  className?: string
}

/** Shows what fans paid for, per day, stacked by type. */
export function TypeChart({ name, info, of, basis, timezone, fallback, className = '' }: TypeChartProps) {
  const { t } = useTranslation('analytics')
  const series = useMemo(
    () =>
      REVENUE_KINDS.map((kind, index) => ({
        id: kind,
        label: t(`overview.kind_${kind}`),
        color: colorOf(kind, index),
        values: of?.series.map((point) => point.byType[kind]) ?? [],
      })),
    [of, t],
  )
  const points = useMemo(() => of?.series.map(({ at }) => at) ?? [], [of])
  const currency = of?.currency ?? ''
  const basisName = t(`filter.basis_${basis}`).toLocaleLowerCase(currentLanguage())
  const step = of && isByHour(of.series) ? 'hour' : 'day'
  return (
    <BarChart
      className={className}
      name={name}
      unit={of ? t(`overview.revenue_unit_${step}`, { currency, basis: basisName }) : ''}
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
      timezone={timezone}
      tickUnit={CENTS}
      isLoading={of === undefined && !fallback}
      empty={fallback}
    />
  )
}
