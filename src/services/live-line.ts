import { useSyncExternalStore } from 'react'

/**
 * The line on which the server tells what happens. `polling`: lost for so long that counts are asked for instead; it is
 * still tried to come back. `none`: nobody listens, because no creator is in focus.
 */
export type LineState = 'none' | 'connecting' | 'live' | 'reconnecting' | 'polling'

let state: LineState = 'none'
const listeners = new Set<() => void>()

/** Told by whoever keeps the line. */
export function noteLine(next: LineState): void {
  if (next === state) return
  state = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const lineState = (): LineState => state
export const useLine = (): LineState => useSyncExternalStore(subscribe, lineState)

const isLive = (): boolean => state === 'live'
/** For who asks by the clock while nobody tells: drawn again only when that changes. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, isLive)
