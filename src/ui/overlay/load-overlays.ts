import { useEffect, useState, useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'
import { loadWithRetry } from '@/services/loading/load-with-retry'

import type * as code from './lazy/overlays'

type Overlays = typeof code

let pendingLoad: Promise<void> | undefined
const overlays = createStore<Overlays | undefined>(undefined)

/** Loads the code of all overlays with retry: no overlay is visible before a user opens one. */
export function loadOverlays(): Promise<void> {
  pendingLoad ??= loadWithRetry(() => import('./lazy/overlays')).then(overlays.set)
  return pendingLoad
}

/** Returns the overlay code once it is wanted and loaded; undefined before. */
export function useOverlays(isWanted: boolean): Overlays | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const code = useSyncExternalStore(overlays.subscribe, () => (wasWanted ? overlays.get() : undefined))
  useEffect(() => {
    if (wasWanted && !code) void loadOverlays()
  }, [wasWanted, code])
  return code
}

/** Returns the overlay code where it must be loaded. */
export function loadedOverlays(): Overlays {
  const code = overlays.get()
  if (!code) throw new Error('The overlay code has not been loaded')
  return code
}
