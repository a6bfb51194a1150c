import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerDesk } from './content'

/** Composers whose fan has an unhandled message that may need care: selling is paused there. */
const paused = new Set<ComposerDesk>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Pauses selling in a composer while the caller is mounted. */
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

/** Returns whether selling is paused in a composer. */
export const useIsSellingPaused = (desk: ComposerDesk | undefined): boolean =>
  useSyncExternalStore(subscribe, () => desk !== undefined && paused.has(desk))
