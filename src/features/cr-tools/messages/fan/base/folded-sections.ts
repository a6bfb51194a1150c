import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { useSession } from '@/features/auth'
import { createEmitter } from '@/lib/store'
import { readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

const STORAGE_NAME = 'fan-sections'

const changes = createEmitter()
const foldedOf = (userId: string): string[] => {
  const parsed = v.safeParse(v.array(v.string()), readLocalDraft(userId, STORAGE_NAME))
  return parsed.success ? parsed.output : []
}

/** State of a folded section; stored with the user's drafts, so that logout removes it. */
export function useFolded(section: string): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const userId = useSession().userId ?? ''
  const isFolded = useSyncExternalStore(changes.subscribe, () => foldedOf(userId).includes(section))
  const setFolded = useCallback(
    (next: boolean) => {
      const others = foldedOf(userId).filter((one) => one !== section)
      saveLocalDraft(userId, STORAGE_NAME, next ? [...others, section] : others)
      changes.emit()
    },
    [userId, section],
  )
  return [isFolded, setFolded]
}
