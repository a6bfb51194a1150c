import { useState } from 'react'

import { MOST_DETAILED_NOTES, MOST_NOTES } from '@/domain/creator-notes'

export interface Texts {
  notes: string
  detailedNotes: string
}

export const textsOf = ({ notes, detailedNotes }: Texts): Texts => ({ notes, detailedNotes })

export const isSame = (one: Texts, other: Texts): boolean =>
  one.notes === other.notes && one.detailedNotes === other.detailedNotes

export const isTooLong = ({ notes, detailedNotes }: Texts): boolean =>
  notes.length > MOST_NOTES || detailedNotes.length > MOST_DETAILED_NOTES

/** The draft over the saved text; server changes show at once unless the user is editing. */
export function useNotesTexts(server: Texts) {
  const [seen, setSeen] = useState<Texts>(() => textsOf(server))
  const [base, setBase] = useState(seen)
  const [draft, setDraft] = useState(seen)
  const isDirty = !isSame(draft, base)
  if (!isSame(seen, server)) {
    setSeen(textsOf(server))
    if (!isDirty) {
      setBase(textsOf(server))
      setDraft(textsOf(server))
    }
  }
  return { base, setBase, draft, setDraft, isDirty }
}
