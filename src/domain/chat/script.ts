import * as v from 'valibot'

import { count, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, cents } from '../money/money'

/** The event before the next message of a script is offered. */
export const STEP_WAITS = ['nothing', 'reply', 'purchase'] as const

/** One message of a script. */
export const ScriptStep = v.object({
  text: v.string(),
  mediaIds: orElse(validEntriesOf(Id), []),
  price: cents,
  waitFor: orElse(v.picklist(STEP_WAITS), 'nothing'),
})
export interface ScriptStep extends v.InferOutput<typeof ScriptStep> {}

/** Prepared messages with `{variables|or else}` (screens S11). */
export const Script = v.object({
  scriptId: Id,
  version: count,
  name: v.string(),
  folderId: orNull(Id),
  language: orNull(v.string()),
  steps: validEntriesOf(ScriptStep),
})
export interface Script extends v.InferOutput<typeof Script> {}

export const ScriptStats = v.object({
  used: count,
  bought: count,
  /** Null where spend is hidden from the reader. */
  revenue: orNull(Cents),
})
export interface ScriptStats extends v.InferOutput<typeof ScriptStats> {}

/**
 * A step that was sent to a fan and not unsent. `step` counts from 0; `price` is that message's, 0 when free.
 */
export const SentStep = v.object({
  scriptId: Id,
  step: v.number(),
  sentAt: Instant,
  price: cents,
  boughtAt: OptionalInstant,
})
export interface SentStep extends v.InferOutput<typeof SentStep> {}

/** The step to offer: the one after the last sent, else the first unsent; 0 when all were sent. */
export function stepToOffer({ steps }: Pick<Script, 'steps'>, isSent: (step: number) => boolean): number {
  const next = steps.findLastIndex((_, step) => isSent(step)) + 1
  const unsent = next < steps.length ? next : steps.findIndex((_, step) => !isSent(step))
  return Math.max(unsent, 0)
}
