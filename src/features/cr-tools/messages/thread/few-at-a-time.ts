import { useMemo } from 'react'

import { useInTurn } from '@/services/in-turn'

import type { Row } from './rows'

/** The pace of a normal conversation: rendered together with other changes. */
const AT_ONCE = 1
/** Each new line has to be laid out: more in one frame block a slow device. */
const FEW = 3
/** More than this render at once, because no one reads them one by one. */
const MANY = 60

/** Splits new lines at the end into those to render now and those for the next frame. */
export function inSteps(drawn: readonly Row[], rows: readonly Row[]) {
  const last = drawn.at(-1)?.key
  const end = rows.findLastIndex(({ key }) => key === last) + 1
  const more = rows.length - end
  if (end === 0 || more <= AT_ONCE || more > MANY) return { shown: rows, next: rows }
  return { shown: rows.slice(0, end), next: more <= FEW ? rows : rows.slice(0, end + FEW) }
}

/** Returns the lines to render; a burst adds a few per frame, starting after the frame of the event. */
export function useFewAtATime(rows: readonly Row[]): readonly Row[] {
  const drawn = useInTurn(rows, (before) => inSteps(before, rows).next)
  return useMemo(() => inSteps(drawn, rows).shown, [drawn, rows])
}
