import { useState } from 'react'

import type { DateFieldValue } from '@/domain/time/date-field-value'
import { onUserChange } from '@/services/session/on-user-change'

import type { ComposerStore } from '../../store/composer-store'
import { composerKey } from '../../store/composer-key'

/** Input of a tool panel that is not applied yet. */
interface PanelInput {
  gifSearch: string
  scriptSearch: string
  scriptFolder: string | null
  /** The value of the date field. */
  time: { at: DateFieldValue<number> }
  /** Values for a script's variables, by lower-case name. */
  values: ReadonlyMap<string, string>
}

/** By composer, so that closing a panel or opening another chat loses nothing. */
const inputByComposer = new Map<string, Partial<PanelInput>>()

onUserChange(() => inputByComposer.clear())

/** Panel state that survives closing; setting undefined clears it. */
export function usePanelInput<Part extends keyof PanelInput>(
  composer: ComposerStore,
  part: Part,
  start: PanelInput[Part],
): [PanelInput[Part], (next: PanelInput[Part] | undefined) => void] {
  const [input, setInput] = useState<Partial<PanelInput>>(
    () => inputByComposer.get(composerKey(composer)) ?? {},
  )
  const write = (next: PanelInput[Part] | undefined) => {
    inputByComposer.set(composerKey(composer), {
      ...inputByComposer.get(composerKey(composer)),
      [part]: next,
    })
    setInput((now) => ({ ...now, [part]: next }))
  }
  const value: PanelInput[Part] | undefined = input[part]
  return [value === undefined ? start : value, write]
}

/** Clears the panel input of a message that was sent. */
export const clearPanelInput = (composer: ComposerStore): void =>
  void inputByComposer.delete(composerKey(composer))
