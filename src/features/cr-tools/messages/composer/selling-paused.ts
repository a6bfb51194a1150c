import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerDesk } from './content'

/** Where a fan's message may need care that nobody has seen to: nothing is sold there (crisis help, point 9). */
const paused = new Set<ComposerDesk>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Pauses the selling on a desk as long as this is drawn so. */
export function usePauseSelling(desk: ComposerDesk, isPaused: boolean): void {
  useEffect(() => {
    if (!isPaused) return undefined
    paused.add(desk)
    tell()
    return () => {
      paused.delete(desk)
      tell()
    }
  }, [desk, isPaused])
}

/** Whether nothing is sold on a desk right now. */
export const useIsSellingPaused = (desk: ComposerDesk | undefined): boolean =>
  useSyncExternalStore(subscribe, () => desk !== undefined && paused.has(desk))
