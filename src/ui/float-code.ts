import { useEffect, useState, useSyncExternalStore } from 'react'

import { untilThere } from '@/services/until-there'

import type * as code from './floats'

type Floats = typeof code

let floats: Floats | undefined
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the code of all overlays with retry: no overlay is visible before a user opens one. */
export function loadFloats(): Promise<void> {
  coming ??= untilThere(() => import('./floats')).then((code) => {
    floats = code
    listeners.forEach((listener) => listener())
  })
  return coming
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the overlay code once it is wanted and loaded; undefined before. */
export function useFloats(isWanted: boolean): Floats | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const code = useSyncExternalStore(subscribe, () => (wasWanted ? floats : undefined))
  useEffect(() => {
    if (wasWanted && !code) void loadFloats()
  }, [wasWanted, code])
  return code
}

/** Returns the overlay code where it must be loaded. */
export function floatsAtHand(): Floats {
  if (!floats) throw new Error('What floats has not been loaded')
  return floats
}
