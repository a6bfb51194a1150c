import { useMemo } from 'react'

import { useRenderQueue } from '@/services/page/render-queue'

import type { Row } from '../base/rows'

/** The pace of a normal conversation: rendered together with other changes. */
const IMMEDIATE_ROWS = 1
/** Each new line has to be laid out: more in one frame block a slow device. */
const ROWS_PER_FRAME = 3
/** More than this render at once, because no one reads them one by one. */
const MAX_INCREMENTAL_ROWS = 60

/** Splits new lines at the end into those to render now and those for the next frame. */
export function splitIncrement(rendered: readonly Row[], rows: readonly Row[]) {
  const last = rendered.at(-1)?.key
  const end = rows.findLastIndex(({ key }) => key === last) + 1
  const more = rows.length - end
  if (end === 0 || more <= IMMEDIATE_ROWS || more > MAX_INCREMENTAL_ROWS) return { shown: rows, next: rows }
  return {
    shown: rows.slice(0, end),
    next: more <= ROWS_PER_FRAME ? rows : rows.slice(0, end + ROWS_PER_FRAME),
  }
}

/** Returns the lines to render; a burst adds a few per frame, starting after the frame of the event. */
export function useIncrementalRows(rows: readonly Row[]): readonly Row[] {
  const rendered = useRenderQueue(rows, (before) => splitIncrement(before, rows).next)
  return useMemo(() => splitIncrement(rendered, rows).shown, [rendered, rows])
}
