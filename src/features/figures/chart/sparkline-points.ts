/** Sparklines show the trend with a fixed number of points, whatever the period. */
const SPARKLINE_POINTS = 12

/** Reduces a series to twelve means, oldest first. */
export function sparklinePoints(values: readonly number[]): number[] {
  const count = Math.min(SPARKLINE_POINTS, values.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * values.length) / count)
    const to = Math.floor(((index + 1) * values.length) / count)
    return values.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
  })
}
