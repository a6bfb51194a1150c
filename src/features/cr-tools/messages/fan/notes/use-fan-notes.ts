import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { getUserNotes, updateUserNotes } from '@/api/calls/account/user'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { displayQuery } from '@/api/user-names'
import type { UserNotes } from '@/domain/chat/user-notes'
import { i18next } from '@/i18n'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { registerComposer } from '@/services/input/composers'
import { removeLocalDraft, parseLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import { onOnlineChange } from '@/services/network/online'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { type UnsavedNote, NoteAutosave, type NoteText } from './note-autosave'

const StoredText = v.object({ nickname: v.string(), note: v.string() })
const StoredNote = v.object({ base: StoredText, text: StoredText })

const textOf = ({ nickname, note }: UserNotes): NoteText => ({ nickname, note })

const diskOf = (userId: string, fanId: string) => {
  const storageName = `fan-notes ${fanId}`
  return {
    read: (): UnsavedNote | undefined => parseLocalDraft(StoredNote, userId, storageName),
    write: (kept: UnsavedNote) => saveLocalDraft(userId, storageName, kept),
    drop: () => {
      if (readLocalDraft(userId, storageName) !== undefined) removeLocalDraft(userId, storageName)
    },
  }
}

function autosaveOf(client: QueryClient, userId: string, fanId: string): NoteAutosave {
  const notes = queryOf(getUserNotes, { otherUserId: fanId })
  let templateName: string | null = null
  return new NoteAutosave({
    load: async () => {
      const answer = await send(getUserNotes, { otherUserId: fanId })
      ;({ templateName } = answer)
      return textOf(answer)
    },
    save: async (text) => {
      const answer = await send(updateUserNotes, { otherUserId: fanId, ...text, templateName })
      client.setQueryData(notes.queryKey, answer)
      // Lists show the nickname above the name.
      client.setQueryData(
        displayQuery(fanId).queryKey,
        (known) => known && { ...known, nickname: text.nickname },
      )
      return textOf(answer)
    },
    disk: diskOf(userId, fanId),
    now: serverNow,
    onUnseenFailure: (error) =>
      toast.error(i18next.t('profile:fan.note_unseen_failure'), { detail: errorText(error) }),
  })
}

/** Flushes on navigation, logout and reload; what is not saved by then is on disk until the next visit. */
function flushOnLeave(autosave: NoteAutosave, isBusy: () => boolean): () => void {
  const flush = () => void autosave.flush()
  const stops = [
    registerComposer({ isBusy, saveDraft: autosave.flush }),
    registerLogoutSaver(autosave.flush),
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
  const [autosave] = useState(() => autosaveOf(client, userId, server.otherUserId))
  const { text, state } = useSyncExternalStore(autosave.subscribe, autosave.view)
  useEffect(() => autosave.receive(textOf(server)), [autosave, server])
  useEffect(() => flushOnLeave(autosave, isBusy), [autosave, isBusy])
  return {
    text,
    state,
    write: autosave.edit,
    flush: autosave.flush,
    resolveConflict: autosave.resolveConflict,
  }
}
