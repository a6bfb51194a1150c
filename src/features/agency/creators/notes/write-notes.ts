import type { QueryClient } from '@tanstack/react-query'

import { listNotesVersions } from '@/api/calls/agency-creators'
import { getCreatorNotes, updateCreatorNotes } from '@/api/calls/chatter'
import { keyOf, queryOf } from '@/api/query'
import { send } from '@/api/send'

import { patchCreators } from '../creator-cache'
import { isSame, type Texts, textsOf } from './use-notes-texts'

/** Writes the notes into every cache entry that shows them. */
export function keepNotes(client: QueryClient, creatorId: string, texts: Texts): void {
  patchCreators(client, [creatorId], (known) => ({ ...known, ...texts }))
  client.setQueryData(
    keyOf(getCreatorNotes, { creatorId }),
    (known: object | undefined) => known && { ...known, ...texts },
  )
  void client.invalidateQueries({ queryKey: keyOf(listNotesVersions, { creatorId }) })
}

/**
 * Saves notes unless a colleague has changed them, and then resolves with theirs. The call has no version check, so
 * this reads first. A null `base` overwrites whatever is there.
 */
export async function writeNotes(
  client: QueryClient,
  creatorId: string,
  texts: Texts,
  base: Texts | null,
): Promise<Texts | undefined> {
  const now = textsOf(await client.query({ ...queryOf(getCreatorNotes, { creatorId }), staleTime: 0 }))
  if (base !== null && !isSame(now, base) && !isSame(now, texts)) {
    void client.invalidateQueries({ queryKey: keyOf(listNotesVersions, { creatorId }) })
    return now
  }
  await send(updateCreatorNotes, { ...texts, creatorId })
  return undefined
}
