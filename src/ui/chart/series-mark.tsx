import { useId } from 'react'

import { type ChartColor, FILL_CLASSES } from './chart-props'
import { patternFill, AreaPatterns } from './area-patterns'

/** Shapes with an area of one unit, centred on the origin. */
const CIRCLE = [0.56419]
const SHAPE: Record<ChartColor, readonly number[]> = {
  'stats-1': CIRCLE,
  'stats-2': [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5],
  'stats-3': [0, -0.9306, 0.53728, 0, 0, 0.9306, -0.53728, 0],
  'stats-4': [0, -0.87738, 0.75984, 0.43869, -0.75984, 0.43869],
  'stats-5': [
    -0.67082, -0.22361, -0.22361, -0.22361, -0.22361, -0.67082, 0.22361, -0.67082, 0.22361, -0.22361, 0.67082,
    -0.22361, 0.67082, 0.22361, 0.22361, 0.22361, 0.22361, 0.67082, -0.22361, 0.67082, -0.22361, 0.22361,
    -0.67082, 0.22361,
  ],
  'stats-6': [
    0, -0.94383, 0.2119, -0.29166, 0.89763, -0.29166, 0.34287, 0.1114, 0.55477, 0.76357, 0, 0.36051, -0.55477,
    0.76357, -0.34287, 0.1114, -0.89763, -0.29166, -0.2119, -0.29166,
  ],
  'stats-7': [
    0.26986, 0.1558, 0.26986, 0.69551, -0.26986, 0.69551, -0.26986, 0.1558, -0.73726, -0.11405, -0.4674,
    -0.58146, 0, -0.3116, 0.4674, -0.58146, 0.73726, -0.11405,
  ],
  'stats-other': CIRCLE,
}

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Returns the path of a line's point shape, centred on the origin. */
export function shapeOf(color: ChartColor, area = 44): string {
  const side = Math.sqrt(area)
  const [r = 0, ...rest] = SHAPE[color].map((value) => rounded(value * side))
  if (rest.length === 0) return `M${r},0A${r},${r},0,1,1,-${r},0A${r},${r},0,1,1,${r},0`
  return `M${[r, ...rest].join(',')}Z`
}

/** Shows how a series looks, beside its name: its point shape, or its area pattern. */
export function SeriesMark({ color, look }: { color: ChartColor; look: 'point' | 'area' }) {
  const scope = useId()
  return (
    <svg aria-hidden width={12} height={12} viewBox="0 0 12 12" className="shrink-0">
      {look === 'point' ? (
        <path d={shapeOf(color, 56)} transform="translate(6 6)" className={FILL_CLASSES[color]} />
      ) : (
        <>
          <AreaPatterns scope={scope} colors={[color]} />
          <rect x={1} y={1} width={10} height={10} rx={3} fill={patternFill(scope, color)} />
        </>
      )}
    </svg>
  )
}
