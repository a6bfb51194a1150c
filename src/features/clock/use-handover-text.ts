import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'

import { getHandover, saveHandover } from '@/api/calls/chatter/chatter'
import { errorText, isApiError, isCancelled } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Handover } from '@/domain/shift/handover'
import { isoOf } from '@/domain/time/instant'
import { useSession } from '@/features/auth'
import { isBlank } from '@/lib/text/blank'
import { TextAutosave } from '@/lib/text-autosave'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import { readLocalDraft } from '@/services/storage/drafts'
import { draftDisk, useTextAutosave } from '@/services/storage/use-text-autosave'

const HandoverText = v.object({ text: v.string() })
type HandoverText = v.InferOutput<typeof HandoverText>

const draftKeyOf = (creatorId: string): string => `handover:${creatorId}`

/** Whether this device keeps text of a note that is not saved. */
export const hasUnsavedHandover = (userId: string, creatorId: string): boolean =>
  readLocalDraft(userId, draftKeyOf(creatorId)) !== undefined

function autosaveOf(client: QueryClient, userId: string, creatorId: string, text: string) {
  const query = queryOf(getHandover, { creatorId })
  let readAt: string | null = null
  const load = async () => {
    // Not by the query, which retries for seconds and answers from the cache when a session ends.
    const handover = await send(getHandover, { creatorId })
    client.setQueryData(query.queryKey, handover)
    readAt = handover.at === null ? null : isoOf(handover.at)
    return { text: handover.text }
  }
  const save = async ({ text: typed }: HandoverText) => {
    const sent = isBlank(typed) ? '' : typed
    try {
      client.setQueryData(query.queryKey, await send(saveHandover, { creatorId, text: sent, readAt }))
    } catch (error) {
      // An earlier attempt may have reached the server, while its response was lost.
      if (!isApiError(error, 409) || (await load()).text !== sent) throw error
    }
  }
  const disk = draftDisk(HandoverText, userId, draftKeyOf(creatorId))
  const onUnseenFailure = (error: unknown) => {
    if (!isCancelled(error)) toast.error(errorText(error))
  }
  return new TextAutosave(
    { load, save, disk, multiline: ['text'], now: serverNow, onUnseenFailure },
    { text },
  )
}

/** The notes that are open: the card and the dialog of clocking out write the same one. */
const openNotes = new Map<string, TextAutosave<HandoverText>>()

export interface HandoverNote extends ReturnType<typeof useHandoverText> {}

/** The handover note of a creator with autosave and its state; `handover` is undefined until it loads. */
export function useHandoverText(creatorId: string, handover: Handover | undefined) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const key = `${userId} ${creatorId}`
  const note = useTextAutosave(
    () => openNotes.get(key) ?? autosaveOf(client, userId, creatorId, handover?.text ?? ''),
    handover,
  )
  const { autosave, isDirty, state } = note
  useEffect(() => {
    openNotes.set(key, autosave)
    return () => {
      if (!autosave.isOpen) openNotes.delete(key)
    }
  }, [key, autosave])
  useUnsaved(isDirty && state.kind !== 'saving')
  return note
}
