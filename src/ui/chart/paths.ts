import type { PlotArea } from './plot'

type Values = readonly (number | null)[]

/** Splits the steps into runs without gaps. */
function stretches(hasValue: readonly boolean[]): number[][] {
  const all: number[][] = []
  for (const [index, isShown] of hasValue.entries()) {
    if (!isShown) continue
    if (index > 0 && hasValue[index - 1]) all.at(-1)?.push(index)
    else all.push([index])
  }
  return all
}

const points = (indexes: readonly number[], values: Values, { x, y }: PlotArea): string =>
  indexes.map((index) => `${x(index)},${y(values[index] ?? 0)}`).join('L')

/** Connects the points; breaks where there is no data. */
export const linePath = (values: Values, area: PlotArea): string =>
  stretches(values.map((value) => value !== null))
    .map((indexes) => `M${points(indexes, values, area)}${indexes.length === 1 ? 'Z' : ''}`)
    .join('')

/** Fills the area between two lines. */
export const bandPath = ({ low, high }: { low: Values; high: Values }, area: PlotArea): string =>
  stretches(low.map((value, index) => value !== null && (high[index] ?? null) !== null))
    .map((indexes) => `M${points(indexes, high, area)}L${points(indexes.toReversed(), low, area)}Z`)
    .join('')

/** Returns a box with rounded corners, where it is high enough for them. */
export function barPath(x: number, y: number, width: number, height: number): string {
  const r = height > 4 ? Math.min(1.5, width / 2) : 0
  if (r === 0) return `M${x},${y}h${width}v${height}h${-width}Z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r},${r},0,0,1,${dx},${dy}`
  return `M${x + r},${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`
}
