import { useSyncExternalStore } from 'react'

/** Whether media are blurred everywhere. Blurred until the preference is known. */
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
