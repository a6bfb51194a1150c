import { useMemo } from 'react'

import { useInTurn } from '@/services/in-turn'

import type { Row } from './rows'

/** As they come in a talk: drawn with whatever else has changed. */
const AT_ONCE = 1
/** Each line that comes has to be laid out: more of them in one frame hold up a slow machine. */
const FEW = 3
/** Nobody wants to see these come one by one. */
const MANY = 60

/** Of lines at whose end more have come than can be drawn at once: those that are drawn, and those to draw next. */
export function inSteps(drawn: readonly Row[], rows: readonly Row[]) {
  const last = drawn.at(-1)?.key
  const end = rows.findLastIndex(({ key }) => key === last) + 1
  const more = rows.length - end
  if (end === 0 || more <= AT_ONCE || more > MANY) return { shown: rows, next: rows }
  return { shown: rows.slice(0, end), next: more <= FEW ? rows : rows.slice(0, end + FEW) }
}

/** The lines, of which a burst adds a few with each frame, the first ones after what else came with them. */
export function useFewAtATime(rows: readonly Row[]): readonly Row[] {
  const drawn = useInTurn(rows, (before) => inSteps(before, rows).next)
  return useMemo(() => inSteps(drawn, rows).shown, [drawn, rows])
}
