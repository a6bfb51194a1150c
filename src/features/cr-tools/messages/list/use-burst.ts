import { startTransition, useEffect, useState } from 'react'

import { IN_SIGHT } from './rows-in-steps'

/** More new ones than this at once, and nobody reads them one by one. */
const FEW = 2
/** Longer than news are kept back in a burst. */
const CALM_AFTER_MS = 5000

function hasManyNew(keys: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before.slice(0, 2 * IN_SIGHT))
  return keys.slice(0, IN_SIGHT).filter((key) => !known.has(key)).length > FEW
}

/** Whether rows come many at a time, until none have for a while: those beyond what is in sight can wait for that. */
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
