import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { type ChartProps, type ChartSeries, FILL_CLASSES, STROKE_CLASSES } from './chart-props'
import type { ChartColumn } from './chart-table'
import { SeriesMark, shapeOf } from './series-mark'
import { bandPath, linePath } from './paths'
import type { PlotArea } from './plot'
import { TimeChart, type TimeChartContent } from './time-chart'

export interface LineSeries extends ChartSeries {
  /** The same steps of the previous period, dashed. */
  previous?: readonly (number | null)[]
  /** The usual range, from low to high. */
  band?: { label: string; low: readonly (number | null)[]; high: readonly (number | null)[] }
}

export interface LineChartProps extends ChartProps<LineSeries> {
  /** A target line that people set. */
  target?: { label: string; value: number }
}

/** Points render individually only when they are at least this far apart. */
const POINT_ROOM_PX = 14

function Points({ series, area }: { series: LineSeries; area: PlotArea }) {
  const { values, color } = series
  const last = values.findLastIndex((value) => value !== null)
  return values.map((value, index) => {
    if (value === null) return null
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    if (area.step < POINT_ROOM_PX && index !== last && index !== area.at && !isLone) return null
    const key = `${series.id}-${index}`
    return (
      <path
        key={key}
        d={shapeOf(color, index === area.at ? 90 : 44)}
        transform={`translate(${area.x(index)} ${area.y(value)})`}
        className={cx(FILL_CLASSES[color], 'stroke-surface-raised stroke-1')}
      />
    )
  })
}

function SeriesLine({ series, area }: { series: LineSeries; area: PlotArea }) {
  const { band, previous, values, color } = series
  return (
    <>
      {band && <path d={bandPath(band, area)} className={cx(FILL_CLASSES[color], 'opacity-15')} />}
      {previous && (
        <path
          d={linePath(previous, area)}
          strokeDasharray="4 4"
          className={cx('fill-none stroke-[1.5] opacity-70', STROKE_CLASSES[color])}
        />
      )}
      <path
        d={linePath(values, area)}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={cx('fill-none stroke-2', STROKE_CLASSES[color])}
      />
      <Points series={series} area={area} />
    </>
  )
}

function TargetLabel({ target, area }: { target: NonNullable<LineChartProps['target']>; area: PlotArea }) {
  return (
    <span
      className="absolute end-0 -translate-y-full rounded-mark bg-surface-raised px-1 text-12 whitespace-nowrap text-text-quiet"
      style={{ top: area.y(target.value) }}
    >
      <bdi>{target.label}</bdi>
    </span>
  )
}

/** Renders series over time to compare them. */
export function LineChart({ target, ...props }: LineChartProps) {
  const { format } = props
  const { t } = useTranslation('common')
  const contentOf = (visible: readonly LineSeries[]): TimeChartContent => {
    // Each series, its previous period and its usual range.
    const columns = visible.flatMap(({ id, label, values, previous, band }): ChartColumn[] => [
      { id, label, values, format },
      ...(previous
        ? [{ id: `${id}-previous`, label: t('chart.previous', { label }), values: previous, format }]
        : []),
      ...(band
        ? [
            { id: `${id}-low`, label: t('chart.low', { label: band.label }), values: band.low, format },
            { id: `${id}-high`, label: t('chart.high', { label: band.label }), values: band.high, format },
          ]
        : []),
    ])
    return {
      columns,
      linesAt: (index) =>
        columns.map(({ id, label, values }) => {
          const value = values[index] ?? null
          const own = visible.find((one) => one.id === id)
          return {
            id,
            label,
            value: value === null ? t('table.no_data') : format(value),
            mark: own ? <SeriesMark color={own.color} look="point" /> : <span className="w-3" />,
          }
        }),
      values: [...columns.flatMap(({ values }) => values), target?.value ?? null],
      children: (area) => (
        <>
          {area.at !== undefined && (
            <line x1={area.x(area.at)} x2={area.x(area.at)} y2={area.height} className="stroke-line" />
          )}
          {target && (
            <line
              x2={area.width}
              y1={area.y(target.value)}
              y2={area.y(target.value)}
              strokeDasharray="2 3"
              className="stroke-text-faint"
            />
          )}
          {visible.map((one) => (
            <SeriesLine key={one.id} series={one} area={area} />
          ))}
        </>
      ),
      ...(target && { renderOverlay: (area) => <TargetLabel target={target} area={area} /> }),
    }
  }
  return <TimeChart {...props} look="point" contentOf={contentOf} />
}
