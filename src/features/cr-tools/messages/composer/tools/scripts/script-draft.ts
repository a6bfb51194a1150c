import type { Media } from '@/domain/media'
import type { Script, ScriptStep } from '@/domain/script'
import { asScript } from '@/domain/script-variables'
import { isBlank } from '@/lib/blank'
import { newId } from '@/services/new-id'

import type { ComposerContent } from '../../content'

export interface StepDraft extends Omit<ScriptStep, 'mediaIds' | 'price'> {
  /** Of this form alone: steps come and go while it is written. */
  key: string
  media: readonly Media[]
  /** Cents; null while what is written is no amount. */
  price: number | null
}

/** A script while it is written; without an id it is a new one. */
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

/** A new script, of what is being written if there is something: braces in it stay braces. */
export function newFromMessage(content?: Pick<ComposerContent, 'text' | 'media' | 'price'>): ScriptDraft {
  const step = content
    ? { ...emptyStep(), text: asScript(content.text), media: content.media, price: content.price }
    : emptyStep()
  return { scriptId: undefined, name: '', folderId: null, language: null, steps: [step] }
}

export const draftOf = (script: Script, mediaOf: (step: ScriptStep) => readonly Media[]): ScriptDraft => ({
  ...script,
  steps: script.steps.map((step) => ({ ...step, key: newId(), media: mediaOf(step) })),
})

export type DraftProblem = 'name' | 'steps' | 'price'

/** What is still missing or unclear before a script can be kept. */
export function draftProblems({ name, steps }: ScriptDraft): DraftProblem[] {
  const isSaying = ({ text, media }: StepDraft) => !isBlank(text) || media.length > 0
  return [
    ...(isBlank(name) ? (['name'] as const) : []),
    ...(steps.length === 0 || !steps.every(isSaying) ? (['steps'] as const) : []),
    ...(steps.some(({ price }) => price === null) ? (['price'] as const) : []),
  ]
}

/** As it is sent; to be called when there are no problems. */
export const requestOf = ({ scriptId, name, folderId, language, steps }: ScriptDraft) => ({
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
