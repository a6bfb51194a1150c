import { useEffect, useState, useSyncExternalStore } from 'react'

import type * as code from './floats'

type Floats = typeof code

let floats: Floats | undefined
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Fetches the code of all that floats over the page: nothing of it is seen before somebody asks for it. */
export function loadFloats(): Promise<void> {
  coming ??= import('./floats').then(
    (code) => {
      floats = code
      listeners.forEach((listener) => listener())
    },
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The code of what floats, from when it was first wanted on; until it has come, nothing. */
export function useFloats(isWanted: boolean): Floats | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const code = useSyncExternalStore(subscribe, () => (wasWanted ? floats : undefined))
  useEffect(() => {
    // A load that fails is told by the page's own watch; wanted anew, it is asked for again.
    if (wasWanted && !code) loadFloats().catch(() => undefined)
  }, [wasWanted, isWanted, code])
  return code
}

/** The code inside of what floats, where it must be there. */
export function floatsAtHand(): Floats {
  if (!floats) throw new Error('What floats has not been loaded')
  return floats
}
