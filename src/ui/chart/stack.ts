import type { ChartSeries } from './chart-props'

interface StackSegment {
  id: string
  color: ChartSeries['color']
  from: number
  to: number
}

/** Stacks the series of a step: positive values up from zero, negative ones down. */
export function stackAt(series: readonly ChartSeries[], index: number): StackSegment[] {
  let above = 0
  let below = 0
  return series.map(({ id, color, values }) => {
    const value = values[index] ?? 0
    const from = value < 0 ? below : above
    if (value < 0) below += value
    else above += value
    return { id, color, from, to: from + value }
  })
}

/** Returns how far up and down the stacks reach. */
export const stackEnds = (series: readonly ChartSeries[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => stackAt(series, index)).flatMap((segments) =>
    segments.map(({ to }) => to),
  )

/** Sums all series of a step; null where none of them has data. */
export function totalAt(series: readonly ChartSeries[], index: number): number | null {
  const known = series.map(({ values }) => values[index] ?? null).filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}
