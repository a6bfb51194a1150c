import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { listNotesVersions } from '@/api/calls/agency/agency-creators'
import { getCreatorNotes, updateCreatorNotes } from '@/api/calls/chatter/chatter'
import { callQueryKey, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { DETAILED_NOTES_MAX_LENGTH, NOTES_MAX_LENGTH } from '@/domain/agency/creator-notes'
import { useSession } from '@/features/auth'
import { TextAutosave, type TextDisk } from '@/lib/text-autosave'
import { serverNow } from '@/services/network/server-clock'
import { useUnsaved } from '@/services/page/unsaved'
import { draftDisk, useTextAutosave } from '@/services/storage/use-text-autosave'

import { patchCachedCreators } from '../creator-cache'

const NotesTexts = v.object({ notes: v.string(), detailedNotes: v.string() })
export type NotesTexts = v.InferOutput<typeof NotesTexts>

export const NOTES_FIELDS = ['notes', 'detailedNotes'] as const

export const notesTextsOf = ({ notes, detailedNotes }: NotesTexts): NotesTexts => ({ notes, detailedNotes })

export const isSameNotes = (a: NotesTexts, b: NotesTexts): boolean =>
  NOTES_FIELDS.every((field) => a[field] === b[field])

function autosaveOf(
  client: QueryClient,
  disk: TextDisk<NotesTexts>,
  creator: AgencyCreator,
): TextAutosave<NotesTexts> {
  const creatorId = creator.creator.userId
  const query = queryOf(getCreatorNotes, { creatorId })
  /** Writes the notes into every cache entry that shows them. */
  const cache = (texts: NotesTexts) => {
    patchCachedCreators(client, [creatorId], (known) => ({ ...known, ...texts }))
    client.setQueryData(query.queryKey, (known) => known && { ...known, ...texts })
    void client.invalidateQueries({ queryKey: callQueryKey(listNotesVersions, { creatorId }) })
  }
  const deps = {
    load: async () => {
      const texts = notesTextsOf(await send(getCreatorNotes, { creatorId }))
      cache(texts)
      return texts
    },
    save: async (texts: NotesTexts) => {
      await send(updateCreatorNotes, { ...texts, creatorId })
      cache(texts)
    },
    disk,
    multiline: NOTES_FIELDS,
    now: serverNow,
    isValid: ({ notes, detailedNotes }: NotesTexts) =>
      notes.length <= NOTES_MAX_LENGTH && detailedNotes.length <= DETAILED_NOTES_MAX_LENGTH,
  }
  return new TextAutosave(deps, notesTextsOf(creator))
}

/** Who may not write sees what is saved; a draft from before stays for when they may again. */
const NO_DISK: TextDisk<NotesTexts> = { read: () => undefined, write: () => {}, drop: () => {} }

export interface NotesForm extends ReturnType<typeof useNotesForm> {}

/** The notes form; saves on blur, and never overwrites what others wrote since. */
export function useNotesForm(creator: AgencyCreator, mayWrite: boolean) {
  const { userId = '' } = useSession()
  const client = useQueryClient()
  const notes = useTextAutosave(() => {
    const stored = draftDisk(NotesTexts, userId, `creator-notes:${creator.creator.userId}`)
    return autosaveOf(client, mayWrite ? stored : NO_DISK, creator)
  }, creator)
  useUnsaved(notes.isDirty)
  return notes
}
