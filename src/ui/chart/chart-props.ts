import type { ReactNode } from 'react'

/** Chart colours, ordered by how well they contrast with each other. */
export const CHART_COLORS = [
  'stats-1',
  'stats-2',
  'stats-3',
  'stats-4',
  'stats-5',
  'stats-6',
  'stats-7',
  'stats-other',
] as const
export type ChartColor = (typeof CHART_COLORS)[number]

/** One series of figures. Null is no data, zero is zero. */
export interface ChartSeries {
  id: string
  label: string
  values: readonly (number | null)[]
  color: ChartColor
}

/** Props that every chart over time shares. */
export interface ChartProps<Series extends ChartSeries = ChartSeries> {
  /** The name of the measure. */
  name: string
  /** The unit: 'USD per day, gross'. */
  unit: string
  /** Epoch milliseconds of the start of each step. */
  points: readonly number[]
  series: readonly Series[]
  format: (value: number) => string
  /** Shorter, for the axis: `$12K`. */
  formatAxis?: (value: number) => string
  /** The time zone the steps are counted in. */
  timezone?: string
  /** Round figures are multiples of this: 60 for seconds shown as minutes, 100 for cents. */
  tickUnit?: number
  /** Formula, population and time zone. */
  info?: ReactNode
  actions?: ReactNode
  isLoading?: boolean
  /** Shown when there is no data. */
  empty?: ReactNode
}

export const FILL_CLASSES: Record<ChartColor, string> = {
  'stats-1': 'fill-stats-1',
  'stats-2': 'fill-stats-2',
  'stats-3': 'fill-stats-3',
  'stats-4': 'fill-stats-4',
  'stats-5': 'fill-stats-5',
  'stats-6': 'fill-stats-6',
  'stats-7': 'fill-stats-7',
  'stats-other': 'fill-stats-other',
}

export const STROKE_CLASSES: Record<ChartColor, string> = {
  'stats-1': 'stroke-stats-1',
  'stats-2': 'stroke-stats-2',
  'stats-3': 'stroke-stats-3',
  'stats-4': 'stroke-stats-4',
  'stats-5': 'stroke-stats-5',
  'stats-6': 'stroke-stats-6',
  'stats-7': 'stroke-stats-7',
  'stats-other': 'stroke-stats-other',
}

/** Plot height of a chart over time in px; equal for loading, empty and filled, so nothing shifts. */
export const PLOT_PX = 240

/** One line of a chart's tooltip. */
export interface TooltipLine {
  id: string
  label: string
  value: string
  mark?: ReactNode
  isTotal?: boolean
}
