import { useState } from 'react'

import type { Row } from '../base/rows'

const newestOf = (rows: readonly Row[]): string | undefined =>
  rows.findLast((row) => row.kind === 'event' || (row.kind === 'message' && !row.outgoing))?.key

/** Returns how many messages of others have arrived since the end was last visible. */
export function useUnseenCount(rows: readonly Row[], isAtEnd: boolean): number {
  const [seen, setSeen] = useState<string>()
  const newest = newestOf(rows)
  // The end is visible: all is seen. Set during render, so that no frame shows an outdated count.
  if (isAtEnd && seen !== newest) setSeen(newest)
  if (isAtEnd || seen === undefined) return 0
  const from = rows.findLastIndex(({ key }) => key === seen)
  if (from < 0) return 0
  return rows.slice(from + 1).filter((row) => row.kind === 'message' && !row.isOwn).length
}
