import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerHandle } from './composer-content'

/** Composers whose fan has an unhandled message that may need care: selling is paused there. */
const pausedComposers = new Set<ComposerHandle>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Pauses selling in a composer while the caller is mounted. */
export function usePauseSelling(desk: ComposerHandle, isPaused: boolean): void {
  useEffect(() => {
    if (!isPaused) return undefined
    pausedComposers.add(desk)
    notify()
    return () => {
      pausedComposers.delete(desk)
      notify()
    }
  }, [desk, isPaused])
}

/** Returns whether selling is paused in a composer. */
export const useIsSellingPaused = (desk: ComposerHandle | undefined): boolean =>
  useSyncExternalStore(subscribe, () => desk !== undefined && pausedComposers.has(desk))
