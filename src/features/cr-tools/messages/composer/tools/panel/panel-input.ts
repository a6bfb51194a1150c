import type { DateFieldValue } from '@/domain/time/date-field-value'

import type { ComposerStore } from '../../store/composer-store'
import { createPerComposer } from '../../store/per-composer'

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

const inputs = createPerComposer<Partial<PanelInput>>()

/** Panel state that survives closing; setting undefined clears it. */
export function usePanelInput<Part extends keyof PanelInput>(
  composer: ComposerStore,
  part: Part,
  start: PanelInput[Part],
): [PanelInput[Part], (next: PanelInput[Part] | undefined) => void] {
  const value: PanelInput[Part] | undefined = inputs.use(composer)?.[part]
  const write = (next: PanelInput[Part] | undefined) =>
    inputs.set(composer, { ...inputs.get(composer), [part]: next })
  return [value === undefined ? start : value, write]
}

/** Clears the panel input of a message that was sent. */
export const clearPanelInput = (composer: ComposerStore): void => inputs.set(composer, undefined)
