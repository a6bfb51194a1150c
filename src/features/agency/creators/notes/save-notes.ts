import type { QueryClient } from '@tanstack/react-query'

import { listNotesVersions } from '@/api/calls/agency/agency-creators'
import { getCreatorNotes, updateCreatorNotes } from '@/api/calls/chatter/chatter'
import { callQueryKey, queryOf } from '@/api/query'
import { send } from '@/api/send'

import { patchCachedCreators } from '../creator-cache'
import { isSameNotes, type NotesTexts, notesTextsOf } from './use-notes-texts'

/** Writes the notes into every cache entry that shows them. */
export function setCachedNotes(client: QueryClient, creatorId: string, texts: NotesTexts): void {
  patchCachedCreators(client, [creatorId], (known) => ({ ...known, ...texts }))
  client.setQueryData(
    callQueryKey(getCreatorNotes, { creatorId }),
    (known: object | undefined) => known && { ...known, ...texts },
  )
  void client.invalidateQueries({ queryKey: callQueryKey(listNotesVersions, { creatorId }) })
}

/**
 * Saves notes unless a colleague has changed them, and then resolves with theirs. The call has no version check, so
 * this reads first. A null `base` overwrites whatever is there.
 */
export async function saveNotesIfUnchanged(
  client: QueryClient,
  creatorId: string,
  texts: NotesTexts,
  base: NotesTexts | null,
): Promise<NotesTexts | undefined> {
  const now = notesTextsOf(await client.query({ ...queryOf(getCreatorNotes, { creatorId }), staleTime: 0 }))
  if (base !== null && !isSameNotes(now, base) && !isSameNotes(now, texts)) {
    void client.invalidateQueries({ queryKey: callQueryKey(listNotesVersions, { creatorId }) })
    return now
  }
  await send(updateCreatorNotes, { ...texts, creatorId })
  return undefined
}
