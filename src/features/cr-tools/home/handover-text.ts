import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { getHandover, saveHandover } from '@/api/calls/chatter'
import type { RequestOf } from '@/api/call'
import { mutationOf, queryOf } from '@/api/query'
import { useUnsaved } from '@/services/unsaved'

/** The last attempt to save for this creator: it outlives the page, so that a text the server refused does too. */
function useLastSave(creatorId: string) {
  const saves = useMutationState({
    filters: { mutationKey: [saveHandover.path] },
    // The key is of saveHandover alone, and so are its variables.
    select: ({ state }) => state as MutationState<unknown, Error, RequestOf<typeof saveHandover>>,
  })
  return saves.findLast((save) => save.variables?.creatorId === creatorId)
}

/** The handover note as it is written: what stands on the server, what is typed, and how the saving went. */
export function useHandoverText(creatorId: string, saved: string) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const last = useLastSave(creatorId)
  const { mutate } = useMutation({
    ...mutationOf(saveHandover),
    // Told by a toast too: the person may have gone on to another page.
    meta: { onError: 'toast' },
    scope: { id: `${saveHandover.path} ${creatorId}` },
    onSuccess: (handover) => client.setQueryData(queryOf(getHandover, { creatorId }).queryKey, handover),
  })
  const attempted = last?.status === 'success' ? undefined : last?.variables?.text
  const text = typed ?? attempted ?? saved
  const isDirty = typed !== undefined && typed !== (attempted ?? saved)
  const hasFailed = last?.status === 'error' && !isDirty
  useUnsaved(isDirty || hasFailed)
  const send = () => {
    setTyped(undefined)
    mutate({ creatorId, text })
  }
  return {
    text,
    write: setTyped,
    isDirty,
    isSaving: last?.status === 'pending',
    problem: hasFailed ? last.error : undefined,
    saveIfChanged: () => isDirty && send(),
    saveAgain: send,
  }
}
