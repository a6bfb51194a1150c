import { useState } from 'react'

import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

/** A short draft in the panel that survives reloads and other chats. */
export function usePanelDraft(userId: string, storageName: string, initial = '') {
  const [text, setText] = useState(() => {
    const stored = readLocalDraft(userId, storageName)
    return typeof stored === 'string' ? stored : initial
  })
  return {
    text,
    write: (next: string) => {
      setText(next)
      if (next === initial) removeLocalDraft(userId, storageName)
      else saveLocalDraft(userId, storageName, next)
    },
    drop: () => {
      setText(initial)
      removeLocalDraft(userId, storageName)
    },
  }
}
