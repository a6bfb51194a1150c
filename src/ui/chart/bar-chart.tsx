import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ChartColor, ChartProps, ChartSeries } from './chart-props'
import { AreaPatterns, patternFill, SeriesMark } from './series-mark'
import { barPath } from './paths'
import type { PlotArea } from './plot'
import { TimeChart, type TimeChartContent } from './time-chart'

export interface BarChartProps extends ChartProps {
  /** Side by side; stacked with their sum otherwise. */
  isGrouped?: boolean
}

/** Share of a step's width; the rest separates it from the next step. */
const BAR_SHARE = 0.72
const WIDEST_PX = 48

/** Stacks the series of a step: positive values up from zero, negative ones down. */
function stackAt(series: readonly ChartSeries[], index: number): { from: number; to: number }[] {
  let above = 0
  let below = 0
  return series.map(({ values }) => {
    const value = values[index] ?? 0
    const from = value < 0 ? below : above
    if (value < 0) below += value
    else above += value
    return { from, to: from + value }
  })
}

/** Sums all series of a step; null where none of them has data. */
function totalAt(series: readonly ChartSeries[], index: number): number | null {
  const numbers = series.map(({ values }) => values[index] ?? null).filter((value) => value !== null)
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0)
}

interface BarLayerProps {
  series: readonly ChartSeries[]
  count: number
  area: PlotArea
  scope: string
}

interface BarBox {
  x: number
  width: number
  /** The values where the bar starts and ends. */
  from: number
  to: number
}

/** Renders all bars of a series as one path: a month of seven types would be two hundred elements. */
function SeriesBars({
  color,
  scope,
  boxes,
  area,
}: {
  color: ChartColor
  scope: string
  boxes: readonly BarBox[]
  area: PlotArea
}) {
  const shapes = boxes.map(({ x, width, from, to }) => {
    const [top, bottom] = [Math.min(area.y(from), area.y(to)), Math.max(area.y(from), area.y(to))]
    if (bottom <= top) return ''
    // A gap of one pixel separates neighbours of similar colour.
    return barPath(x, top, width, Math.max(0.5, bottom - top - 1))
  })
  return <path d={shapes.join('')} fill={patternFill(scope, color)} />
}

function StackedBars({ series, count, area, scope }: BarLayerProps) {
  const width = Math.min(WIDEST_PX, area.step * BAR_SHARE)
  const stacks = Array.from({ length: count }, (_, index) => stackAt(series, index))
  return series.map(({ id, color }, seriesIndex) => (
    <SeriesBars
      key={id}
      {...{ color, scope, area }}
      boxes={stacks.map((segments, index) => ({
        x: area.x(index) - width / 2,
        width,
        from: segments[seriesIndex]?.from ?? 0,
        to: segments[seriesIndex]?.to ?? 0,
      }))}
    />
  ))
}

function GroupedBars({ series, count, area, scope }: BarLayerProps) {
  const room = Math.min(WIDEST_PX * series.length, area.step * BAR_SHARE)
  const width = Math.max(1, room / series.length - 1)
  return series.map(({ id, color, values }, seriesIndex) => (
    <SeriesBars
      key={id}
      {...{ color, scope, area }}
      boxes={Array.from({ length: count }, (_, index) => ({
        x: area.x(index) - room / 2 + seriesIndex * (width + 1),
        width,
        from: 0,
        to: values[index] ?? 0,
      }))}
    />
  ))
}

/** Renders amounts per step, stacked into their sum or side by side. */
export function BarChart({ isGrouped = false, ...props }: BarChartProps) {
  const { points, format } = props
  const { t } = useTranslation('common')
  const scope = useId()
  const textOf = (value: number | null | undefined) => (value == null ? t('table.no_data') : format(value))
  const contentOf = (visible: readonly ChartSeries[]): TimeChartContent => {
    const hasTotal = !isGrouped && visible.length > 1
    const totals = points.map((_, index) => totalAt(visible, index))
    const stackEnds = points.flatMap((_, index) => stackAt(visible, index).map(({ to }) => to))
    return {
      columns: [
        ...visible.map(({ id, label, values }) => ({ id, label, values, format })),
        ...(hasTotal ? [{ id: 'total', label: t('chart.total'), values: totals, format }] : []),
      ],
      linesAt: (index) => [
        // The same order as the stack, top to bottom.
        ...(isGrouped ? visible : visible.toReversed()).map(({ id, label, color, values }) => ({
          id,
          label,
          value: textOf(values[index]),
          mark: <SeriesMark color={color} look="area" />,
        })),
        ...(hasTotal
          ? [{ id: 'total', label: t('chart.total'), value: textOf(totals[index]), isTotal: true }]
          : []),
      ],
      values: isGrouped ? visible.flatMap((one) => one.values) : stackEnds,
      children: (area) => {
        const Bars = isGrouped ? GroupedBars : StackedBars
        return (
          <>
            <AreaPatterns scope={scope} colors={visible.map(({ color }) => color)} />
            {area.at !== undefined && (
              <rect
                x={area.x(area.at) - area.step / 2}
                width={area.step}
                height={area.height}
                className="fill-fill-hover"
              />
            )}
            <Bars series={visible} count={points.length} area={area} scope={scope} />
          </>
        )
      },
    }
  }
  return <TimeChart {...props} look="area" contentOf={contentOf} />
}
