import { useEffect, useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'

import type { ComposerHandle } from './composer-content'

/** Composers whose fan has an unhandled message that may need care: selling is paused there. */
const pausedComposers = new Set<ComposerHandle>()
const changes = createEmitter()

/** Pauses selling in a composer while the caller is mounted. */
export function usePauseSelling(desk: ComposerHandle, isPaused: boolean): void {
  useEffect(() => {
    if (!isPaused) return undefined
    pausedComposers.add(desk)
    changes.emit()
    return () => {
      pausedComposers.delete(desk)
      changes.emit()
    }
  }, [desk, isPaused])
}

/** Returns whether selling is paused in a composer. */
export const useIsSellingPaused = (desk: ComposerHandle | undefined): boolean =>
  useSyncExternalStore(changes.subscribe, () => desk !== undefined && pausedComposers.has(desk))
