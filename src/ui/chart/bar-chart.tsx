import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ChartColor, type ChartProps, type ChartSeries, PLOT_PX, type TooltipLine } from './chart-props'
import { ChartFrame } from './chart-frame'
import { Legend } from './legend'
import { SeriesMark } from './series-mark'
import { AreaPatterns, patternFill } from './area-patterns'
import { barPath } from './paths'
import { type PlotArea, Plot } from './plot'
import { stackAt, stackEnds, totalAt } from './stack'
import { stepLabels } from './step-labels'
import { useHiddenSeries } from './use-hidden-series'

export interface BarChartProps extends ChartProps {
  /** Side by side; stacked with their sum otherwise. */
  isGrouped?: boolean
}

const AXIS_PX = 36
/** Share of a step's width; the rest separates it from the next step. */
const BAR_SHARE = 0.72
const WIDEST_PX = 48

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
  return series.map(({ id, color }, place) => (
    <SeriesBars
      key={id}
      {...{ color, scope, area }}
      boxes={stacks.map((segments, index) => ({
        x: area.x(index) - width / 2,
        width,
        from: segments[place]?.from ?? 0,
        to: segments[place]?.to ?? 0,
      }))}
    />
  ))
}

function GroupedBars({ series, count, area, scope }: BarLayerProps) {
  const room = Math.min(WIDEST_PX * series.length, area.step * BAR_SHARE)
  const width = Math.max(1, room / series.length - 1)
  return series.map(({ id, color, values }, place) => (
    <SeriesBars
      key={id}
      {...{ color, scope, area }}
      boxes={Array.from({ length: count }, (_, index) => ({
        x: area.x(index) - room / 2 + place * (width + 1),
        width,
        from: 0,
        to: values[index] ?? 0,
      }))}
    />
  ))
}

/** Renders amounts per step, stacked into their sum or side by side. */
export function BarChart(props: BarChartProps) {
  const { name, points, series, format, formatAxis, timezone, tickUnit, isGrouped = false } = props
  const { t } = useTranslation('common')
  const scope = useId()
  const { hidden, turn, visible } = useHiddenSeries(series)
  const words = stepLabels(points, timezone)
  const hasTotal = !isGrouped && visible.length > 1
  const totals = points.map((_, index) => totalAt(visible, index))
  const say = (value: number | null | undefined) => (value == null ? t('table.no_data') : format(value))
  const linesAt = (index: number): TooltipLine[] => [
    // The same order as the stack, top to bottom.
    ...(isGrouped ? visible : visible.toReversed()).map(({ id, label, color, values }) => ({
      id,
      label,
      value: say(values[index]),
      mark: <SeriesMark color={color} look="area" />,
    })),
    ...(hasTotal ? [{ id: 'total', label: t('chart.total'), value: say(totals[index]), isTotal: true }] : []),
  ]
  return (
    <ChartFrame
      {...props}
      isLoading={props.isLoading ?? false}
      isEmpty={points.length === 0 || series.every((one) => one.values.every((value) => value === null))}
      height={PLOT_PX + AXIS_PX}
      hasLegend={series.length > 1}
      times={points.map(words.full)}
      columns={[
        ...visible.map(({ id, label, values }) => ({ id, label, values, format })),
        ...(hasTotal ? [{ id: 'total', label: t('chart.total'), values: totals, format }] : []),
      ]}
    >
      {series.length > 1 && <Legend series={series} hidden={hidden} look="area" onTurn={turn} />}
      <Plot
        {...{ name, points, timezone, format, formatAxis, tickUnit, linesAt }}
        values={isGrouped ? visible.flatMap((one) => one.values) : stackEnds(visible, points.length)}
        height={PLOT_PX}
        hasColumns
      >
        {(area) => {
          const bars = { series: visible, count: points.length, area, scope }
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
              {isGrouped ? <GroupedBars {...bars} /> : <StackedBars {...bars} />}
            </>
          )
        }}
      </Plot>
    </ChartFrame>
  )
}
