import { useEffect, useState, useSyncExternalStore } from 'react'

import { loadWithRetry } from '@/services/loading/load-with-retry'

import type * as code from './lazy/overlays'

type Overlays = typeof code

let overlays: Overlays | undefined
let pendingLoad: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the code of all overlays with retry: no overlay is visible before a user opens one. */
export function loadOverlays(): Promise<void> {
  pendingLoad ??= loadWithRetry(() => import('./lazy/overlays')).then((code) => {
    overlays = code
    listeners.forEach((listener) => listener())
  })
  return pendingLoad
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the overlay code once it is wanted and loaded; undefined before. */
export function useOverlays(isWanted: boolean): Overlays | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const code = useSyncExternalStore(subscribe, () => (wasWanted ? overlays : undefined))
  useEffect(() => {
    if (wasWanted && !code) void loadOverlays()
  }, [wasWanted, code])
  return code
}

/** Returns the overlay code where it must be loaded. */
export function loadedOverlays(): Overlays {
  if (!overlays) throw new Error('What floats has not been loaded')
  return overlays
}
