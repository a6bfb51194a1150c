import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { DETAILED_NOTES_MAX_LENGTH, NOTES_MAX_LENGTH } from '@/domain/agency/creator-notes'
import { parseLocalDraft, removeLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

const NotesTexts = v.object({ notes: v.string(), detailedNotes: v.string() })
export type NotesTexts = v.InferOutput<typeof NotesTexts>

/** `base`: the saved text that the draft changes. */
const NotesDraft = v.object({ base: NotesTexts, draft: NotesTexts })

/** Where unsaved notes of a creator survive reload and forced sign-out. */
export interface NotesDraftKey {
  userId: string
  place: string
}

export const notesTextsOf = ({ notes, detailedNotes }: NotesTexts): NotesTexts => ({ notes, detailedNotes })

export const isSameNotes = (a: NotesTexts, b: NotesTexts): boolean =>
  a.notes === b.notes && a.detailedNotes === b.detailedNotes

export const isTooLong = ({ notes, detailedNotes }: NotesTexts): boolean =>
  notes.length > NOTES_MAX_LENGTH || detailedNotes.length > DETAILED_NOTES_MAX_LENGTH

/** The stored draft, unless the server already has its text. */
function readNotesDraft({ userId, place }: NotesDraftKey, server: NotesTexts) {
  const stored = parseLocalDraft(NotesDraft, userId, place)
  return stored && !isSameNotes(stored.draft, server) ? stored : undefined
}

/** The draft over the saved text; server changes show at once unless the user is editing. */
export function useNotesTexts(server: NotesTexts, draftKey: NotesDraftKey | undefined) {
  const [seen, setSeen] = useState<NotesTexts>(() => notesTextsOf(server))
  const [stored] = useState(() => draftKey && readNotesDraft(draftKey, server))
  const [base, setBase] = useState(stored?.base ?? seen)
  const [draft, setDraft] = useState(stored?.draft ?? seen)
  const isDirty = !isSameNotes(draft, base)
  const { userId, place } = draftKey ?? {}
  useEffect(() => {
    if (userId === undefined || place === undefined) return
    if (isDirty) saveLocalDraft(userId, place, { base, draft })
    else removeLocalDraft(userId, place)
  }, [userId, place, isDirty, base, draft])
  if (!isSameNotes(seen, server)) {
    setSeen(notesTextsOf(server))
    if (!isDirty) {
      setBase(notesTextsOf(server))
      setDraft(notesTextsOf(server))
    }
  }
  return { base, setBase, draft, setDraft, isDirty }
}
