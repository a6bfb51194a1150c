import { useId } from 'react'

import { type ChartColor, FILL_CLASSES } from './chart-props'

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

/** One pattern per colour, so areas differ without colour. */
const PATTERN_PATHS: Record<ChartColor, string> = {
  'stats-1': '',
  'stats-2': 'M-1 7L7 -1M5 9L9 5M-1 1L1 -1',
  'stats-3': 'M2 2h.01M6 6h.01',
  'stats-4': 'M0 2h8M0 6h8',
  'stats-5': 'M-1 1L7 9M5 -1L9 3M-1 5L3 9',
  'stats-6': 'M2 0v8M6 0v8',
  'stats-7': 'M0 4h8M4 0v8',
  'stats-other': '',
}

/** Returns the fill of a colour's area, inside an `svg` that contains `AreaPatterns`. */
export const patternFill = (scope: string, color: ChartColor): string => `url(#${scope}-${color})`

/** Defines the area patterns; `scope` keeps the ids of one chart apart from those of others. */
export function AreaPatterns({ scope, colors }: { scope: string; colors: readonly ChartColor[] }) {
  return (
    <defs>
      {colors.map((color) => (
        <pattern key={color} id={`${scope}-${color}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className={FILL_CLASSES[color]} />
          {PATTERN_PATHS[color] && (
            <path
              d={PATTERN_PATHS[color]}
              strokeLinecap="round"
              className={
                color === 'stats-3'
                  ? 'fill-none stroke-surface-raised stroke-2 opacity-60'
                  : 'fill-none stroke-surface-raised stroke-1 opacity-40'
              }
            />
          )}
        </pattern>
      ))}
    </defs>
  )
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
