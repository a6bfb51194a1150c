import { useState, useRef } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import { ChartFrame } from './chart-frame'
import { type ChartProps, type ChartSeries, PLOT_PX } from './chart-props'
import type { ChartColumn } from './chart-table'
import { type PlotProps, Plot } from './plot'
import { stepLabels } from './step-labels'
import { cx } from '../cx'
import { TextWithNames } from '../text/user-name'
import { useEdgeFade } from '../use-edge-fade'
import { SeriesMark } from './series-mark'

/** Names the series; pressing one shows or hides it. */
function Legend({
  series,
  hidden,
  look,
  onToggle,
}: {
  series: readonly ChartSeries[]
  hidden: ReadonlySet<string>
  look: 'point' | 'area'
  onToggle: (id: string) => void
}) {
  const { t } = useTranslation('common')
  const line = useRef<HTMLDivElement>(null)
  useEdgeFade(line)
  return (
    <div
      ref={line}
      role="group"
      aria-label={t('chart.legend')}
      className="edge-fade relative flex h-[calc(var(--control-small)+8px)] shrink-0 items-center gap-1 overflow-x-auto px-2 pb-2 [scrollbar-width:none]"
    >
      {series.map(({ id, label, color }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.has(id)}
          onClick={() => onToggle(id)}
          className={cx(
            'inline-flex h-control-small max-w-60 shrink-0 items-center focus-visible:-outline-offset-2 gap-[6px] rounded-control px-2 text-13 transition-colors hover:bg-fill hover:text-text',
            hidden.has(id) ? 'text-text-faint line-through' : 'text-text-quiet',
          )}
        >
          <span className={cx('flex', hidden.has(id) && 'opacity-30')}>
            <SeriesMark color={color} look={look} />
          </span>
          <bdi className="cut">
            <TextWithNames>{label}</TextWithNames>
          </bdi>
        </button>
      ))}
    </div>
  )
}

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
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(series.every((one) => next.has(one.id)) ? new Set() : next)
  }
  return { hidden, toggle, visible: series.filter(({ id }) => !hidden.has(id)) }
}

/** A chart over time in its frame: legend, plot, and the same figures as a table. */
export function TimeChart<Series extends ChartSeries>(props: TimeChartProps<Series>) {
  const { name, points, series, format, formatAxis, timezone, tickUnit, look, contentOf } = props
  const { hidden, toggle, visible } = useHiddenSeries(series)
  const { columns, ...plot } = contentOf(visible)
  const hasLegend = series.length > 1
  return (
    <ChartFrame
      {...props}
      isEmpty={
        points.length === 0 ||
        contentOf(series).columns.every(({ values }) => values.every((value) => value === null))
      }
      height={PLOT_PX + AXIS_PX}
      hasLegend={hasLegend}
      times={points.map(stepLabels(points, timezone).full)}
      columns={columns}
    >
      {hasLegend && <Legend series={series} hidden={hidden} look={look} onToggle={toggle} />}
      <Plot
        {...{ name, points, timezone, format, formatAxis, tickUnit, ...plot }}
        height={PLOT_PX}
        hasColumns={look === 'area'}
      />
    </ChartFrame>
  )
}
