import { useEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import type { TextAutosave, TextDisk } from '@/lib/text-autosave'

import { parseLocalDraft, readLocalDraft, removeLocalDraft, saveLocalDraft } from './drafts'

/** Stores unsaved texts as a draft of the user. */
export function draftDisk<Texts>(
  schema: v.GenericSchema<unknown, Texts>,
  userId: string,
  draftKey: string,
): TextDisk<Texts> {
  const Unsaved = v.object({ base: schema, text: schema })
  return {
    read: () => parseLocalDraft(Unsaved, userId, draftKey),
    write: (unsaved) => saveLocalDraft(userId, draftKey, unsaved),
    drop: () => {
      if (readLocalDraft(userId, draftKey) !== undefined) removeLocalDraft(userId, draftKey)
    },
  }
}

/** Texts that save by themselves, and follow the server, once it has answered, where the user has changed nothing. */
export function useTextAutosave<Texts extends Record<string, string>>(
  create: () => TextAutosave<Texts>,
  server: NoInfer<Texts> | undefined,
) {
  const [autosave] = useState(create)
  useEffect(() => {
    if (server) autosave.receive(server)
  }, [autosave, server])
  return { ...useSyncExternalStore(autosave.subscribe, autosave.view), autosave }
}
