import { useMemo } from 'react'

import type { OwnStatistics } from '@/domain/figures/own-statistics'
import { dayStartsOf } from '@/domain/time/period'
import { formatChange } from '@/features/figures/chart/figure-change'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { formatMoney, formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { LineChart } from '@/ui/chart/line-chart'
import { Segmented } from '@/ui/field/segmented'

import { MAX_HOURLY_DAYS, type ChartStep } from './own-statistics-view'

const CENTS = 100

/** Sales and the usual band per step. A past step without a sale is zero, not unknown. */
function paceSeries({ rows, band }: OwnStatistics, dayStarts: readonly number[]) {
  const points: readonly number[] = band.length > 0 ? band.map(({ at }) => at) : dayStarts
  const sales = new Map<number | null, number>(rows.map((row) => [row.at, row.sales]))
  const usual = new Map<number, (typeof band)[number]>(band.map((point) => [point.at, point]))
  return {
    points,
    values: points.map((at) => sales.get(at) ?? 0),
    low: points.map((at) => usual.get(at)?.low ?? null),
    high: points.map((at) => usual.get(at)?.high ?? null),
  }
}

function StepSwitch({ step, onStep }: { step: ChartStep; onStep: (step: ChartStep) => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Segmented
      label={t('statistics.step')}
      labelHidden
      options={[
        { value: 'hour', label: t('statistics.step_hour') },
        { value: 'day', label: t('statistics.step_day') },
      ]}
      value={step}
      onChange={onStep}
    />
  )
}

/** Describes the pace against the chatter's own four weeks before. */
function usePaceText(pace: number | null): string | undefined {
  const { t } = useTranslation('analytics')
  const change = formatChange(pace === null ? null : pace - 1)
  if (!change) return undefined
  if (change.direction === 'none') return t('statistics.pace_same')
  return t(change.direction === 'up' ? 'statistics.pace_above' : 'statistics.pace_below', {
    amount: change.amount,
  })
}

interface PaceChartProps {
  statistics: OwnStatistics | undefined
  fault: Fault | undefined
  filter: FigureFilter
  step: ChartStep
  onStep: (step: ChartStep) => void
}

/** A chatter's sales over the usual band of the same person at the same time (screens S3). */
export function PaceChart({ statistics, fault, filter, step, onStep }: PaceChartProps) {
  const { t } = useTranslation('analytics')
  const { range, days, timezone } = filter
  const course = useMemo(() => statistics && paceSeries(statistics, dayStartsOf(range)), [statistics, range])
  const agencyCurrency = useAgencyCurrency()
  const currency = statistics?.currency ?? agencyCurrency
  const pace = usePaceText(statistics?.pace ?? null)
  const unit = t(`statistics.sales_unit_${step}`, { currency })
  return (
    <LineChart
      name={t('statistics.chart')}
      unit={pace ? t('statistics.unit_and_pace', { unit, pace }) : unit}
      info={t('statistics.chart_info', { zone: timezone })}
      points={course?.points ?? []}
      series={[
        {
          id: 'sales',
          label: t('statistics.sales'),
          color: 'stats-1',
          values: course?.values ?? [],
          ...(course && { band: { label: t('statistics.band'), low: course.low, high: course.high } }),
        },
      ]}
      format={(value) => formatMoney({ amount: value, currency })}
      formatAxis={(value) =>
        formatNumber(value / CENTS, { style: 'currency', currency, notation: 'compact' })
      }
      tickUnit={CENTS}
      timezone={timezone}
      isLoading={statistics === undefined && !fault}
      empty={fault && <WidgetFault fault={fault} />}
      actions={days <= MAX_HOURLY_DAYS && <StepSwitch step={step} onStep={onStep} />}
    />
  )
}
