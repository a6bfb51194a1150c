/** Sparklines show the course in so many points, whatever the period. */
const POINTS = 12

/** A series in twelve means, oldest first. */
export function inPoints(values: readonly number[]): number[] {
  const count = Math.min(POINTS, values.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * values.length) / count)
    const to = Math.floor(((index + 1) * values.length) / count)
    return values.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
  })
}
