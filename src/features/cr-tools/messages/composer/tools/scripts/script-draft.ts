import * as v from 'valibot'

import { type Script, type ScriptStep, STEP_WAITS } from '@/domain/chat/script'
import { escapeScript } from '@/domain/chat/script-variables'
import type { Media } from '@/domain/vault/media'
import { amountInCents, requiredText } from '@/lib/form-schemas'
import { isBlank } from '@/lib/text/blank'
import { formatCentsInput } from '@/lib/text/parse-amount'

import type { DraftContent } from '../../../../outbox/composer-draft'

interface StepValues extends Pick<ScriptStep, 'text' | 'waitFor'> {
  media: Media[]
  price: string
}

/** What the fields of the script editor hold. */
export interface ScriptValues extends Pick<Script, 'version' | 'name' | 'folderId' | 'language'> {
  steps: StepValues[]
}

/** A script to edit; new without an ID. */
export interface ScriptDraft extends ScriptValues {
  scriptId?: string
}

export const emptyStep = (): StepValues => ({ text: '', media: [], price: '', waitFor: 'nothing' })

/** Returns a new script, from the current message if there is one; its braces are escaped. */
export function newFromMessage(content?: Pick<DraftContent, 'text' | 'media' | 'price'>): ScriptDraft {
  const step = content
    ? {
        ...emptyStep(),
        text: escapeScript(content.text),
        media: [...content.media],
        price: formatCentsInput(content.price ?? 0),
      }
    : emptyStep()
  return { version: 0, name: '', folderId: null, language: null, steps: [step] }
}

export const scriptValuesOf = (
  { version, name, folderId, language, steps }: Script,
  mediaOf: (step: ScriptStep) => Media[],
): ScriptValues => ({
  version,
  name,
  folderId,
  language,
  steps: steps.map((step) => ({
    text: step.text,
    waitFor: step.waitFor,
    media: mediaOf(step),
    price: formatCentsInput(step.price),
  })),
})

export const scriptDraftOf = (script: Script, mediaOf: (step: ScriptStep) => Media[]): ScriptDraft => ({
  scriptId: script.scriptId,
  ...scriptValuesOf(script, mediaOf),
})

interface ScriptErrors {
  nameMissing: string
  stepMissing: string
  priceUnclear: string
}

/** Parses the fields to a request. An empty price is free; an unreadable one is an error, as it must not become free. */
export const scriptSchema = ({ nameMissing, stepMissing, priceUnclear }: ScriptErrors) => {
  const price = v.pipe(
    v.string(),
    v.transform((text) => (isBlank(text) ? '0' : text)),
    amountInCents(priceUnclear),
  )
  const step = v.pipe(
    v.object({
      text: v.string(),
      waitFor: v.picklist(STEP_WAITS),
      media: v.custom<Media[]>(Array.isArray),
      price,
    }),
    v.forward(
      v.check(({ text, media }) => !isBlank(text) || media.length > 0, stepMissing),
      ['text'],
    ),
    v.transform(({ media, ...rest }) => ({ ...rest, mediaIds: media.map(({ mediaId }) => mediaId) })),
  )
  return v.object({
    version: v.number(),
    name: requiredText(nameMissing),
    folderId: v.nullable(v.string()),
    language: v.nullable(v.string()),
    steps: v.array(step),
  })
}
