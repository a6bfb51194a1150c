import { startTransition, useEffect, useState } from 'react'

import { afterPaint } from '@/services/page/after-paint'

/** Overscan rows, so a quick scroll shows no gap. */
export const OVERSCAN_ROWS = 4

export interface RowRange {
  from: number
  /** Exclusive end. */
  to: number
}

/**
 * Defers the overscan: when the visible rows change, as after sorting, rows beyond the edges render a frame
 * later.
 */
export function useDeferredOverscan(keys: readonly string[], { from, to }: RowRange): RowRange {
  const [settled, setSettled] = useState(keys)
  const first = Math.min(from + OVERSCAN_ROWS, keys.length - 1)
  const isTurned = settled[first] !== keys[first]
  if (!isTurned && settled !== keys) setSettled(keys)
  useEffect(
    () => (isTurned ? afterPaint(() => startTransition(() => setSettled(keys))) : undefined),
    [isTurned, keys],
  )
  if (!isTurned) return { from, to }
  const inSight = from === 0 ? 0 : from + OVERSCAN_ROWS
  return { from: inSight, to: Math.max(inSight + 1, to - OVERSCAN_ROWS) }
}
