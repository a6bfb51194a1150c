import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'

import { getUserNotes, updateUserNotes } from '@/api/calls/account/user'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { displayQuery } from '@/api/user-names'
import type { UserNotes } from '@/domain/chat/user-notes'
import { i18next } from '@/i18n'
import { type AutosaveState, TextAutosave, type TextAutosaveDeps } from '@/lib/text-autosave'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { registerComposer } from '@/services/input/composers'
import { draftDisk, useTextAutosave } from '@/services/storage/use-text-autosave'
import { onOnlineChange } from '@/services/network/online'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

const NoteText = v.object({ nickname: v.string(), note: v.string() })
type NoteText = v.InferOutput<typeof NoteText>
type NoteAutosave = TextAutosave<NoteText>
export type NoteState = AutosaveState<NoteText>

const NOTE_AUTOSAVE_AFTER_MS = 600

const textOf = ({ nickname, note }: UserNotes): NoteText => ({ nickname, note })

function autosaveOf(client: QueryClient, userId: string, server: UserNotes): NoteAutosave {
  const { otherUserId } = server
  const notes = queryOf(getUserNotes, { otherUserId })
  let templateName: string | null = null
  const deps: TextAutosaveDeps<NoteText> = {
    load: async () => {
      const answer = await send(getUserNotes, { otherUserId })
      ;({ templateName } = answer)
      return textOf(answer)
    },
    save: async (text) => {
      const answer = await send(updateUserNotes, { otherUserId, ...text, templateName })
      client.setQueryData(notes.queryKey, answer)
      // Lists show the nickname above the name.
      client.setQueryData(
        displayQuery(otherUserId).queryKey,
        (known) => known && { ...known, nickname: text.nickname },
      )
    },
    disk: draftDisk(NoteText, userId, `fan-notes ${otherUserId}`),
    multiline: ['note'],
    now: serverNow,
    delayMs: NOTE_AUTOSAVE_AFTER_MS,
    onUnseenFailure: (error) =>
      toast.error(i18next.t('profile:fan.note_unseen_failure'), { detail: errorText(error) }),
  }
  return new TextAutosave(deps, textOf(server))
}

/** Flushes on navigation, logout and reload; what is not saved by then is on disk until the next visit. */
function flushOnLeave(autosave: NoteAutosave, isBusy: () => boolean): () => void {
  const save = async () => void (await autosave.flush())
  const flush = () => void save()
  const stops = [
    registerComposer({ isBusy, saveDraft: save }),
    registerLogoutSaver(save),
    onOnlineChange(flush),
  ]
  window.addEventListener('pagehide', flush)
  return () => {
    window.removeEventListener('pagehide', flush)
    stops.forEach((stop) => stop())
    flush()
  }
}

/** Nickname and note of a fan with autosave and its state (requirements 3). */
export function useFanNotes(userId: string, server: UserNotes, isBusy: () => boolean) {
  const client = useQueryClient()
  const notes = useTextAutosave(() => autosaveOf(client, userId, server), server)
  const { autosave } = notes
  useEffect(() => flushOnLeave(autosave, isBusy), [autosave, isBusy])
  return notes
}
