import { startTransition, useEffect, useState } from 'react'

/** Drawn beyond the edges, so that a quick finger meets no hole. */
export const BEYOND = 4

export interface Span {
  from: number
  /** The first that is not drawn. */
  to: number
}

/** Once what has just been drawn is on screen. */
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

/** Other rows stand in sight, as after sorting: those beyond the edges follow a frame later. */
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
