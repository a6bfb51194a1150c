import { useSyncExternalStore } from 'react'

/** Whether media are blurred, for all who show some. Until it is known they are. */
let isBlurred = true
const listeners = new Set<() => void>()

export function setMediaBlur(next: boolean): void {
  if (next === isBlurred) return
  isBlurred = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useMediaBlur = (): boolean => useSyncExternalStore(subscribe, () => isBlurred)
