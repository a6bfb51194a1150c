import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'

import { distanceFromStart } from '../distance-from-start'

import type { TooltipLine } from './chart-props'
import { linearScale } from './linear-scale'
import { ChartTooltip } from './chart-tooltip'
import { StepSlider } from './step-slider'
import { stepLabels } from './step-labels'
import { useElementWidth } from './use-element-width'

const TICKS = 4
const LABEL_PX = 96
const CHARACTER_PX = 7
const HEAD_PX = 12

export interface PlotArea {
  width: number
  height: number
  /** The x of the middle of a step, from the start of the time axis. */
  x: (index: number) => number
  y: (value: number) => number
  /** The width of a step in px. */
  step: number
  /** The active step. */
  at: number | undefined
}

export interface PlotProps {
  name: string
  points: readonly number[]
  timezone: string | undefined
  /** All rendered values, to find the vertical range. */
  values: readonly (number | null)[]
  format: (value: number) => string
  formatAxis: ((value: number) => string) | undefined
  tickUnit: number | undefined
  /** Steps are columns with room around them, not points from edge to edge. */
  hasColumns: boolean
  linesAt: (index: number) => readonly TooltipLine[]
  /** Shapes only: the plot mirrors them in right-to-left text. */
  children: (area: PlotArea) => ReactNode
  /** Text over the plot. */
  renderOverlay?: (area: PlotArea) => ReactNode
}

function scaleOf(values: readonly (number | null)[], unit: number) {
  const numbers = values.filter((value) => value !== null)
  const low = Math.min(0, ...numbers) / unit
  const high = Math.max(0, ...numbers) / unit
  const scale = linearScale(low, high > low ? high : low + 1, TICKS)
  // Integer values get no fractions on their axis.
  const isWhole = numbers.every((value) => Number.isInteger(value))
  const ticks = scale.ticks.filter((tick) => !isWhole || Number.isInteger(tick * unit))
  return {
    ticks: ticks.map((tick) => tick * unit),
    yOf: (value: number, height: number) => scale.at(value / unit, [height, HEAD_PX]),
  }
}

/** Returns the step under the pointer. */
function stepAt(event: PointerEvent<HTMLElement>, start: number, area: PlotArea, count: number): number {
  const box = event.currentTarget.getBoundingClientRect()
  const x = distanceFromStart(box, event.clientX) - start
  return Math.max(0, Math.min(count - 1, Math.round((x - area.x(0)) / (area.step || 1))))
}

function useArea(
  { values, tickUnit, hasColumns, points, formatAxis, format }: PlotProps,
  outer: { width: number; height: number },
) {
  const { ticks, yOf } = useMemo(() => scaleOf(values, tickUnit ?? 1), [values, tickUnit])
  const labels = ticks.map((tick) => ({ tick, label: (formatAxis ?? format)(tick) }))
  const gutter = Math.max(...labels.map(({ label }) => label.length)) * CHARACTER_PX + 24
  const width = Math.max(40, outer.width - gutter - 16)
  const step = hasColumns ? width / points.length : width / Math.max(1, points.length - 1)
  const x = (index: number) =>
    hasColumns ? (index + 0.5) * step : points.length === 1 ? width / 2 : index * step
  const y = (value: number) => yOf(value, outer.height)
  return { labels, gutter, area: { width, height: outer.height, x, y, step } }
}

/** Renders the time axis, the grid lines and the tooltip of the active step. */
export function Plot(props: PlotProps & { height: number }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, props.name)
  return (
    <div
      ref={frame}
      className="relative min-h-0 flex-1 rounded-b-card has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring"
    >
      {width !== undefined && <PlotContent {...props} width={width} />}
    </div>
  )
}

function PlotContent(props: PlotProps & { width: number; height: number }) {
  const { name, points, timezone, linesAt, height, children, renderOverlay } = props
  const [at, setAt] = useState<number>()
  const { labels, gutter, area: bare } = useArea(props, props)
  const area = { ...bare, at: at === undefined ? undefined : Math.min(at, points.length - 1) }
  const timeLabels = stepLabels(points, timezone)
  const showStep = (event: PointerEvent<HTMLElement>) => setAt(stepAt(event, gutter, area, points.length))
  return (
    <div
      className="absolute inset-0 touch-pan-y"
      onPointerMove={showStep}
      onPointerDown={showStep}
      onPointerLeave={() => setAt(undefined)}
    >
      <GridLabels labels={labels} area={area} />
      <svg
        aria-hidden
        width={area.width}
        height={height}
        className="absolute top-0 overflow-visible rtl:-scale-x-100"
        style={{ insetInlineStart: gutter }}
      >
        {labels.map(({ tick }) => (
          <line
            key={tick}
            x2={area.width}
            y1={area.y(tick)}
            y2={area.y(tick)}
            className={tick === 0 ? 'stroke-line' : 'stroke-grid-line'}
          />
        ))}
        {children(area)}
      </svg>
      <TimeLabels points={points} timeLabels={timeLabels} area={area} start={gutter} />
      {renderOverlay && (
        <div className="absolute top-0" style={{ insetInlineStart: gutter, width: area.width }}>
          {renderOverlay(area)}
        </div>
      )}
      <StepSlider
        name={name}
        points={points}
        at={area.at}
        timeLabels={timeLabels}
        linesAt={linesAt}
        onAt={setAt}
      />
      {area.at !== undefined && (
        <ChartTooltip
          title={timeLabels.full(points[area.at] ?? 0)}
          lines={linesAt(area.at)}
          x={gutter + area.x(area.at)}
          width={gutter + area.width + 16}
        />
      )}
    </div>
  )
}

function GridLabels({
  labels,
  area,
}: {
  labels: readonly { tick: number; label: string }[]
  area: PlotArea
}) {
  return labels.map(({ tick, label }) => (
    <span
      key={tick}
      aria-hidden
      className="absolute start-4 -translate-y-1/2 text-12 text-text-faint tabular-nums"
      style={{ top: area.y(tick) }}
    >
      <bdi dir="ltr">{label}</bdi>
    </span>
  ))
}

function TimeLabels({
  points,
  timeLabels,
  area,
  start,
}: {
  points: readonly number[]
  timeLabels: ReturnType<typeof stepLabels>
  area: PlotArea
  start: number
}) {
  const fits = Math.max(2, Math.floor(area.width / LABEL_PX))
  const stride =
    timeLabels.strides.find((size) => points.length / size <= fits) ?? Math.ceil(points.length / fits)
  const shown = points.map((at, index) => ({ at, index })).filter(({ index }) => index % stride === 0)
  return shown.map(({ at, index }) => {
    // The first and last label would extend beyond the plot.
    const x = Math.max(20, Math.min(area.width - 20, area.x(index)))
    return (
      <span
        key={at}
        aria-hidden
        className="absolute -translate-x-1/2 text-12 whitespace-nowrap text-text-faint tabular-nums rtl:translate-x-1/2"
        style={{ insetInlineStart: start + x, top: area.height + 8 }}
      >
        {timeLabels.short(at)}
      </span>
    )
  })
}
