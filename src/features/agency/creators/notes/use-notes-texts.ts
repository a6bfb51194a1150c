import { useState } from 'react'

import { DETAILED_NOTES_MAX_LENGTH, NOTES_MAX_LENGTH } from '@/domain/agency/creator-notes'

export interface NotesTexts {
  notes: string
  detailedNotes: string
}

export const notesTextsOf = ({ notes, detailedNotes }: NotesTexts): NotesTexts => ({ notes, detailedNotes })

export const isSameNotes = (one: NotesTexts, other: NotesTexts): boolean =>
  one.notes === other.notes && one.detailedNotes === other.detailedNotes

export const isTooLong = ({ notes, detailedNotes }: NotesTexts): boolean =>
  notes.length > NOTES_MAX_LENGTH || detailedNotes.length > DETAILED_NOTES_MAX_LENGTH

/** The draft over the saved text; server changes show at once unless the user is editing. */
export function useNotesTexts(server: NotesTexts) {
  const [seen, setSeen] = useState<NotesTexts>(() => notesTextsOf(server))
  const [base, setBase] = useState(seen)
  const [draft, setDraft] = useState(seen)
  const isDirty = !isSameNotes(draft, base)
  if (!isSameNotes(seen, server)) {
    setSeen(notesTextsOf(server))
    if (!isDirty) {
      setBase(notesTextsOf(server))
      setDraft(notesTextsOf(server))
    }
  }
  return { base, setBase, draft, setDraft, isDirty }
}
