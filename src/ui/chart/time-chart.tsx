import { useState } from 'react'

import { ChartFrame } from './chart-frame'
import { type ChartProps, type ChartSeries, PLOT_PX } from './chart-props'
import type { ChartColumn } from './chart-table'
import { Legend } from './legend'
import { Plot, type PlotProps } from './plot'
import { stepLabels } from './step-labels'

const AXIS_PX = 36

/** What a kind of chart renders of its visible series. */
export interface TimeChartContent extends Pick<
  PlotProps,
  'values' | 'linesAt' | 'children' | 'renderOverlay'
> {
  /** The same figures as a table. */
  columns: readonly ChartColumn[]
}

interface TimeChartProps<Series extends ChartSeries> extends ChartProps<Series> {
  /** Points from edge to edge, or columns with room around them. */
  look: 'point' | 'area'
  contentOf: (visible: readonly Series[]) => TimeChartContent
}

/** Tracks which series are hidden; hiding the last one shows all of them. */
function useHiddenSeries<Series extends ChartSeries>(series: readonly Series[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const turn = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(series.every((one) => next.has(one.id)) ? new Set() : next)
  }
  return { hidden, turn, visible: series.filter(({ id }) => !hidden.has(id)) }
}

/** A chart over time in its frame: legend, plot, and the same figures as a table. */
export function TimeChart<Series extends ChartSeries>(props: TimeChartProps<Series>) {
  const { name, points, series, format, formatAxis, timezone, tickUnit, look, contentOf } = props
  const { hidden, turn, visible } = useHiddenSeries(series)
  const { columns, ...plot } = contentOf(visible)
  const hasLegend = series.length > 1
  return (
    <ChartFrame
      {...props}
      isEmpty={points.length === 0 || contentOf(series).values.every((value) => (value ?? 0) === 0)}
      height={PLOT_PX + AXIS_PX}
      hasLegend={hasLegend}
      times={points.map(stepLabels(points, timezone).full)}
      columns={columns}
    >
      {hasLegend && <Legend series={series} hidden={hidden} look={look} onTurn={turn} />}
      <Plot
        {...{ name, points, timezone, format, formatAxis, tickUnit, ...plot }}
        height={PLOT_PX}
        hasColumns={look === 'area'}
      />
    </ChartFrame>
  )
}
