import type { ReactNode } from 'react'

export type ChartColor =
  | 'stats-1'
  | 'stats-2'
  | 'stats-3'
  | 'stats-4'
  | 'stats-5'
  | 'stats-6'
  | 'stats-7'
  | 'stats-other'

/** The colours in the order in which they are told apart best. */
export const CHART_COLORS: readonly ChartColor[] = [
  'stats-1',
  'stats-2',
  'stats-3',
  'stats-4',
  'stats-5',
  'stats-6',
  'stats-7',
  'stats-other',
]

/** One course of figures. Null is no data, zero is zero. */
export interface ChartSeries {
  id: string
  label: string
  values: readonly (number | null)[]
  color: ChartColor
}

/** What every chart over time is given. */
export interface ChartProps<Series extends ChartSeries = ChartSeries> {
  /** What is measured. */
  name: string
  /** In which unit, per what: 'USD per day, gross'. */
  unit: string
  /** When each step begins. */
  points: readonly number[]
  series: readonly Series[]
  format: (value: number) => string
  /** Shorter, for the axis: `$12K`. */
  formatAxis?: (value: number) => string
  /** The zone the steps are counted in. */
  timezone?: string
  /** What round figures are multiples of: 60 where seconds are shown as minutes, 100 for cents. */
  tickUnit?: number
  /** Formula, population and time zone. */
  info?: ReactNode
  actions?: ReactNode
  isLoading?: boolean
  /** Stands where nothing was measured. */
  empty?: ReactNode
  className?: string
}

export const FILL: Record<ChartColor, string> = {
  'stats-1': 'fill-stats-1',
  'stats-2': 'fill-stats-2',
  'stats-3': 'fill-stats-3',
  'stats-4': 'fill-stats-4',
  'stats-5': 'fill-stats-5',
  'stats-6': 'fill-stats-6',
  'stats-7': 'fill-stats-7',
  'stats-other': 'fill-stats-other',
}

export const STROKE: Record<ChartColor, string> = {
  'stats-1': 'stroke-stats-1',
  'stats-2': 'stroke-stats-2',
  'stats-3': 'stroke-stats-3',
  'stats-4': 'stroke-stats-4',
  'stats-5': 'stroke-stats-5',
  'stats-6': 'stroke-stats-6',
  'stats-7': 'stroke-stats-7',
  'stats-other': 'stroke-stats-other',
}

/** Height of the plot of a chart over time; the same loading, empty and filled, so that nothing shifts. */
export const PLOT_PX = 240

/** A line of what a chart says of one step. */
export interface TipLine {
  id: string
  label: string
  value: string
  mark?: ReactNode
  isTotal?: boolean
}
