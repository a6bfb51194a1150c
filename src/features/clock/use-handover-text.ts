import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'

import { getHandover, saveHandover } from '@/api/calls/chatter/chatter'
import type { RequestOf } from '@/api/call'
import { errorText, isApiError, isCancelled } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Handover } from '@/domain/shift/handover'
import { isoOf } from '@/domain/time/instant'
import { isBlank } from '@/lib/text/blank'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import type { ConflictChoice } from '@/ui/field/text-conflict'

import { useTypedHandover } from './use-typed-handover'

type HandoverSaveRequest = RequestOf<typeof saveHandover>
type HandoverSaveState = MutationState<Handover, Error, HandoverSaveRequest>

const readAtOf = ({ at }: Handover): string | null => (at === null ? null : isoOf(at))

const handoverSaves = (creatorId: string) => ({
  mutationKey: [saveHandover.path],
  // The key belongs to saveHandover alone, so the variables are its own.
  predicate: ({ state }: { state: unknown }) =>
    (state as HandoverSaveState).variables?.creatorId === creatorId,
})

/**
 * Returns when the user last read the note: after this page's own save, text typed earlier may overwrite it.
 */
function lastReadAt(client: QueryClient, { creatorId, readAt }: HandoverSaveRequest): string | null {
  const saves = client.getMutationCache().findAll({ ...handoverSaves(creatorId), status: 'success' })
  const own = saves.at(-1)?.state as HandoverSaveState | undefined
  return own?.data && own.variables?.readAt === readAt ? readAtOf(own.data) : readAt
}

/** Saves unless a colleague has written since; then fetches their text and rethrows the conflict. */
async function saveUnlessConflict(client: QueryClient, request: HandoverSaveRequest): Promise<Handover> {
  try {
    return await send(saveHandover, { ...request, readAt: lastReadAt(client, request) })
  } catch (error) {
    if (!isApiError(error, 409)) throw error
    const there = await client.query({
      ...queryOf(getHandover, { creatorId: request.creatorId }),
      staleTime: 0,
    })
    // An earlier attempt reached the server, but its response was lost.
    if (there.text === request.text) return there
    throw error
  }
}

/** The last save attempt for this creator: it outlives the page, so a rejected text is kept. */
function useLastSave(creatorId: string) {
  const client = useQueryClient()
  const saves = useMutationState({
    filters: handoverSaves(creatorId),
    select: ({ state }) => state as HandoverSaveState, // of the filtered mutations
  })
  const { mutateAsync } = useMutation({
    ...mutationOf(saveHandover),
    mutationFn: (request: HandoverSaveRequest) => saveUnlessConflict(client, request),
    // The cache holds the only copy of a rejected text, so it must not expire.
    gcTime: Number.POSITIVE_INFINITY,
    meta: { onError: 'throw' },
    scope: { id: `${saveHandover.path} ${creatorId}` },
    onSuccess: (handover) => client.setQueryData(queryOf(getHandover, { creatorId }).queryKey, handover),
  })
  const forget = () => {
    const cache = client.getMutationCache()
    for (const failed of cache.findAll({ ...handoverSaves(creatorId), status: 'error' })) cache.remove(failed)
  }
  return { last: saves.at(-1), save: mutateAsync, forget }
}

/** A mounted note shows its own error; after the user has left the page, a toast does. */
function useToastAfterUnmount() {
  const isShown = useRef(false)
  // A layout effect: its cleanup runs with the unmount itself, so no failure falls between the two.
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (saving: Promise<void>) =>
    void saving.catch((error: unknown) => {
      if (!isShown.current && !isCancelled(error)) toast.error(errorText(error))
    })
}

/** Whether a colleague wrote after the version that the rejected text was based on. */
const isConflict = ({ error, variables }: HandoverSaveState, handover: Handover): boolean =>
  isApiError(error, 409) && variables?.readAt !== readAtOf(handover)

/**
 * The state of a handover note: the server's text, the typed text, the save state, and a colleague's newer
 * text. Never overwrites text that this user has not seen.
 */
export function useHandoverText(creatorId: string, handover: Handover) {
  const { typed, write, clear, drop, discard } = useTypedHandover(creatorId)
  const { last, save, forget } = useLastSave(creatorId)
  const quietly = useToastAfterUnmount()
  const attempted = last?.status === 'success' ? undefined : last?.variables
  const before = attempted ?? { text: handover.text, readAt: readAtOf(handover) }
  const { text } = typed ?? before
  const isDirty = typed !== undefined && typed.text !== before.text
  const isRefused = last?.status === 'error'
  const theirs = isRefused && isConflict(last, handover) ? handover.text : undefined
  const hasFailed = isRefused && theirs === undefined && !isDirty
  useUnsaved(isDirty || isRefused)
  const sendOver = async (words: string, readAt: string | null) => {
    clear()
    await save({ creatorId, text: isBlank(words) ? '' : words, readAt })
    drop(text)
  }
  const sendNow = () => sendOver(text, (typed ?? before).readAt)
  return {
    text,
    write: (words: string) => write({ text: words, readAt: (typed ?? before).readAt }),
    isDirty,
    discard: () => discard(text),
    isSaving: last?.status === 'pending',
    problem: hasFailed ? last.error : undefined,
    theirs,
    /** Resolves once nothing is left to save; rejects on an error, which the caller shows. */
    save: () => (isDirty || isRefused ? sendNow() : Promise.resolve()),
    saveIfChanged: () => isDirty && theirs === undefined && quietly(sendNow()),
    saveAgain: () => quietly(sendNow()),
    settle: (choice: ConflictChoice) => {
      if (choice === 'mine') quietly(sendOver(text, readAtOf(handover)))
      if (choice === 'both') quietly(sendOver(`${handover.text}\n${text}`, readAtOf(handover)))
      if (choice === 'theirs') {
        discard(text)
        forget()
      }
    },
  }
}
