import { useState } from 'react'

import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

/** A short draft in the panel that survives reloads and other chats. */
export function usePanelDraft(userId: string, place: string, given = '') {
  const [text, setText] = useState(() => {
    const kept = readDraft(userId, place)
    return typeof kept === 'string' ? kept : given
  })
  return {
    text,
    write: (next: string) => {
      setText(next)
      if (next === given) dropDraft(userId, place)
      else saveDraft(userId, place, next)
    },
    drop: () => {
      setText(given)
      dropDraft(userId, place)
    },
  }
}
