import { startTransition, useEffect, useState } from 'react'

import { VISIBLE_ROWS } from './incremental-rows'

/** More new rows than this at once are a burst. */
const FEW = 2
/** Longer than events are held back in a burst. */
const CALM_AFTER_MS = 5000

function hasManyNew(keys: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before.slice(0, 2 * VISIBLE_ROWS))
  return keys.slice(0, VISIBLE_ROWS).filter((key) => !known.has(key)).length > FEW
}

/**
 * Returns whether many rows arrive at a time, until none has for a while: offscreen rows can wait until then.
 */
export function useBurst(keys: readonly string[]): boolean {
  const [before, setBefore] = useState(keys)
  const [isBurst, setIsBurst] = useState(false)
  if (before !== keys) {
    setBefore(keys)
    if (!isBurst && hasManyNew(keys, before)) setIsBurst(true)
  }
  useEffect(() => {
    if (!isBurst) return undefined
    const timer = setTimeout(() => startTransition(() => setIsBurst(false)), CALM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isBurst, keys])
  return isBurst
}
