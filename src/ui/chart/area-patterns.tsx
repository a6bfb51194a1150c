import { type ChartColor, FILL_CLASSES } from './chart-props'

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
