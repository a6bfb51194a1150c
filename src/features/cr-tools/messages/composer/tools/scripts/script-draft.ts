import * as v from 'valibot'

import { Media } from '@/domain/vault/media'
import { type Script, ScriptStep } from '@/domain/chat/script'
import { escapeScript } from '@/domain/chat/script-variables'
import { isBlank } from '@/lib/text/blank'
import { newId } from '@/services/page/new-id'

import type { ComposerContent } from '../../store/composer-store'

const StepDraft = v.object({
  ...v.omit(ScriptStep, ['mediaIds', 'price']).entries,
  /** Key within the form, because steps are added and removed. */
  key: v.string(),
  media: v.pipe(v.array(Media), v.readonly()),
  /** Cents; null when the input is not an amount. */
  price: v.nullable(v.number()),
})
export interface StepDraft extends v.InferOutput<typeof StepDraft> {}

/** A script being edited; new when it has no ID. */
export const ScriptDraft = v.object({
  scriptId: v.optional(v.string()),
  name: v.string(),
  folderId: v.nullable(v.string()),
  language: v.nullable(v.string()),
  steps: v.pipe(v.array(StepDraft), v.readonly()),
})
export interface ScriptDraft extends v.InferOutput<typeof ScriptDraft> {}

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
