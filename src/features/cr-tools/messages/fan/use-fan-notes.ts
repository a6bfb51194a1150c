import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { getUserNotes, updateUserNotes } from '@/api/calls/user'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { UserNotes } from '@/domain/user-notes'
import { i18next } from '@/i18n'
import { beforeLogout } from '@/services/before-logout'
import { registerComposer } from '@/services/composing'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'
import { onOnlineChange } from '@/services/online'
import { serverNow } from '@/services/server-clock'
import { toast } from '@/services/toasts'

import { displayOf } from '../../names'
import { type KeptNote, NoteKeeper, type NoteText } from './note-keeper'

const Text = v.object({ nickname: v.string(), note: v.string() })
const Kept = v.object({ base: Text, text: Text })

const textOf = ({ nickname, note }: UserNotes): NoteText => ({ nickname, note })

const diskOf = (userId: string, fanId: string) => {
  const place = `fan-notes ${fanId}`
  return {
    read: (): KeptNote | undefined => {
      const parsed = v.safeParse(Kept, readDraft(userId, place))
      return parsed.success ? parsed.output : undefined
    },
    write: (kept: KeptNote) => saveDraft(userId, place, kept),
    drop: () => {
      if (readDraft(userId, place) !== undefined) dropDraft(userId, place)
    },
  }
}

function keeperOf(client: QueryClient, userId: string, fanId: string): NoteKeeper {
  const notes = queryOf(getUserNotes, { otherUserId: fanId })
  let templateName: string | null = null
  return new NoteKeeper({
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
        displayOf(fanId).queryKey,
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
function followLeaving(keeper: NoteKeeper, isBusy: () => boolean): () => void {
  const flush = () => void keeper.flush()
  const stops = [
    registerComposer({ isBusy, saveDraft: keeper.flush }),
    beforeLogout(keeper.flush),
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
  const [keeper] = useState(() => keeperOf(client, userId, server.otherUserId))
  const { text, state } = useSyncExternalStore(keeper.subscribe, keeper.view)
  useEffect(() => keeper.hear(textOf(server)), [keeper, server])
  useEffect(() => followLeaving(keeper, isBusy), [keeper, isBusy])
  return { text, state, write: keeper.write, flush: keeper.flush, settle: keeper.settle }
}
