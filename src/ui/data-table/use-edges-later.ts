import { startTransition, useEffect, useState } from 'react'

/** Overscan rows, so a quick scroll shows no gap. */
export const BEYOND = 4

export interface Span {
  from: number
  /** Exclusive end. */
  to: number
}

/** Runs after the current frame has painted. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Defers the overscan: when the visible rows change, as after sorting, rows beyond the edges render a frame
 * later.
 */
export function useEdgesLater(keys: readonly string[], { from, to }: Span): Span {
  const [settled, setSettled] = useState(keys)
  const first = Math.min(from + BEYOND, keys.length - 1)
  const isTurned = settled[first] !== keys[first]
  if (!isTurned && settled !== keys) setSettled(keys)
  useEffect(
    () => (isTurned ? afterFrame(() => startTransition(() => setSettled(keys))) : undefined),
    [isTurned, keys],
  )
  if (!isTurned) return { from, to }
  const inSight = from === 0 ? 0 : from + BEYOND
  return { from: inSight, to: Math.max(inSight + 1, to - BEYOND) }
}
