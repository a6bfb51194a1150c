import { useEffect, useState, useSyncExternalStore } from 'react'

import { untilThere } from '@/services/until-there'

import type * as code from './floats'

type Floats = typeof code

let floats: Floats | undefined
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Fetches the code of all that floats over the page, however often it takes: nothing of it is seen before somebody asks. */
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

/** The code of what floats, from when it was first wanted on; until it has come, nothing. */
export function useFloats(isWanted: boolean): Floats | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  const code = useSyncExternalStore(subscribe, () => (wasWanted ? floats : undefined))
  useEffect(() => {
    if (wasWanted && !code) void loadFloats()
  }, [wasWanted, code])
  return code
}

/** The code inside of what floats, where it must be there. */
export function floatsAtHand(): Floats {
  if (!floats) throw new Error('What floats has not been loaded')
  return floats
}
