import type { Media } from '@/domain/vault/media'
import type { Script, ScriptStep } from '@/domain/chat/script'
import { escapeScript } from '@/domain/chat/script-variables'
import { isBlank } from '@/lib/text/blank'
import { newId } from '@/services/page/new-id'

import type { ComposerContent } from '../../store/composer-store'

export interface StepDraft extends Omit<ScriptStep, 'mediaIds' | 'price'> {
  /** Key within the form, because steps are added and removed. */
  key: string
  media: readonly Media[]
  /** Cents; null when the input is not an amount. */
  price: number | null
}

/** A script being edited; new when it has no ID. */
export interface ScriptDraft {
  scriptId: string | undefined
  name: string
  folderId: string | null
  language: string | null
  steps: readonly StepDraft[]
}

export const emptyStep = (): StepDraft => ({
  key: newId(),
  text: '',
  media: [],
  price: 0,
  waitFor: 'nothing',
})

/** Returns a new script, from the current message if there is one; its braces are escaped. */
export function newFromMessage(content?: Pick<ComposerContent, 'text' | 'media' | 'price'>): ScriptDraft {
  const step = content
    ? { ...emptyStep(), text: escapeScript(content.text), media: content.media, price: content.price }
    : emptyStep()
  return { scriptId: undefined, name: '', folderId: null, language: null, steps: [step] }
}

export const scriptDraftOf = (
  script: Script,
  mediaOf: (step: ScriptStep) => readonly Media[],
): ScriptDraft => ({
  ...script,
  steps: script.steps.map((step) => ({ ...step, key: newId(), media: mediaOf(step) })),
})

export type ScriptProblem = 'name' | 'steps' | 'price'

/** Returns what is missing or invalid before a script can be saved. */
export function scriptProblems({ name, steps }: ScriptDraft): ScriptProblem[] {
  const isSaying = ({ text, media }: StepDraft) => !isBlank(text) || media.length > 0
  return [
    ...(isBlank(name) ? (['name'] as const) : []),
    ...(steps.length === 0 || !steps.every(isSaying) ? (['steps'] as const) : []),
    ...(steps.some(({ price }) => price === null) ? (['price'] as const) : []),
  ]
}

/** The request body; call it only without problems. */
export const saveScriptRequest = ({ scriptId, name, folderId, language, steps }: ScriptDraft) => ({
  ...(scriptId !== undefined && { scriptId }),
  name: name.trim(),
  folderId,
  language,
  steps: steps.map(({ text, price, waitFor, media }) => ({
    text,
    price: price ?? 0,
    waitFor,
    mediaIds: media.map(({ mediaId }) => mediaId),
  })),
})
