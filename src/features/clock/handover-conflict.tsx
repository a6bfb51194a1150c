import type { RefObject } from 'react'

import { TextConflict } from '@/ui/field/text-conflict'

import type { HandoverNote } from './use-handover-text'

/** Shows what a colleague wrote in the note at the same time. */
export function HandoverConflict({
  note: { text, state, autosave },
  field,
}: {
  note: HandoverNote
  field: RefObject<HTMLElement | null>
}) {
  if (state.kind !== 'conflict') return null
  return (
    <TextConflict
      labels={{ text: undefined }}
      mine={text}
      theirs={state.theirs}
      mayKeepBoth={state.theirs.text !== ''}
      field={field}
      onChoose={autosave.resolveConflict}
    />
  )
}
