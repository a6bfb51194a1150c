import { useEffect, useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'

import type { ComposerStore } from './composer-store'

/** Composers whose fan has an unhandled message that may need care: selling is paused there. */
const pausedComposers = new Set<ComposerStore>()
const changes = createEmitter()

/** Pauses selling in a composer while the caller is mounted. */
export function usePauseSelling(composer: ComposerStore, isPaused: boolean): void {
  useEffect(() => {
    if (!isPaused) return undefined
    pausedComposers.add(composer)
    changes.emit()
    return () => {
      pausedComposers.delete(composer)
      changes.emit()
    }
  }, [composer, isPaused])
}

/** Returns whether selling is paused in a composer. */
export const useIsSellingPaused = (composer: ComposerStore | undefined): boolean =>
  useSyncExternalStore(changes.subscribe, () => composer !== undefined && pausedComposers.has(composer))
