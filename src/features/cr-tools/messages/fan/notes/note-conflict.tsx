import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ConflictChoice, TextConflict } from '@/ui/field/text-conflict'

import type { NoteField, NoteText } from './note-autosave'

const FIELDS: readonly NoteField[] = ['nickname', 'note']

/** Shows what a colleague wrote about the fan at the same time, field by field. */
export function NoteConflict({
  mine,
  theirs,
  field,
  onChoose,
}: {
  mine: NoteText
  theirs: Partial<NoteText>
  field: RefObject<HTMLElement | null>
  onChoose: (choice: ConflictChoice) => void
}) {
  const { t } = useTranslation('profile')
  const parts = FIELDS.flatMap((field) => {
    const words = theirs[field]
    return words === undefined ? [] : [{ name: t(`fan.conflict_${field}`), mine: mine[field], theirs: words }]
  })
  return <TextConflict parts={parts} mayKeepBoth={Boolean(theirs.note)} field={field} onChoose={onChoose} />
}
