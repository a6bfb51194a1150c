import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape'
import { useId } from 'react'

import { type ChartColor, FILL } from './chart'
import { patternOf, Patterns } from './pattern'

const SHAPE = {
  'stats-1': symbolCircle,
  'stats-2': symbolSquare,
  'stats-3': symbolDiamond,
  'stats-4': symbolTriangle,
  'stats-5': symbolCross,
  'stats-6': symbolStar,
  'stats-7': symbolWye,
  'stats-other': symbolCircle,
}

/** The shape that a line's points have, about the origin. */
export const shapeOf = (color: ChartColor, area = 44): string => symbol(SHAPE[color], area)() ?? ''

/** What a series looks like, beside its name: the shape of its points, or the drawing of its areas. */
export function Mark({ color, look }: { color: ChartColor; look: 'point' | 'area' }) {
  const scope = useId()
  return (
    <svg aria-hidden width={12} height={12} viewBox="0 0 12 12" className="shrink-0">
      {look === 'point' ? (
        <path d={shapeOf(color, 56)} transform="translate(6 6)" className={FILL[color]} />
      ) : (
        <>
          <Patterns scope={scope} />
          <rect x={1} y={1} width={10} height={10} rx={3} fill={patternOf(scope, color)} />
        </>
      )}
    </svg>
  )
}
