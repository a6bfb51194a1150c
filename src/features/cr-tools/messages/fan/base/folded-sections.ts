import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { useSession } from '@/features/auth'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

const STORAGE_NAME = 'fan-sections'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const foldedOf = (userId: string): string[] => {
  const parsed = v.safeParse(v.array(v.string()), readLocalDraft(userId, STORAGE_NAME))
  return parsed.success ? parsed.output : []
}

/** State of a folded section; stored with the user's drafts, so that logout removes it. */
export function useFolded(section: string): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const userId = useSession().userId ?? ''
  const isFolded = useSyncExternalStore(subscribe, () => foldedOf(userId).includes(section))
  const setFolded = useCallback(
    (next: boolean) => {
      const others = foldedOf(userId).filter((one) => one !== section)
      saveLocalDraft(userId, STORAGE_NAME, next ? [...others, section] : others)
      listeners.forEach((listener) => listener())
    },
    [userId, section],
  )
  return [isFolded, setFolded]
}
