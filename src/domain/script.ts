import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Cents } from './money'

/** One message of a script. `waitFor`: what has to happen before the next one is offered. */
export const ScriptStep = v.object({
  text: v.string(),
  mediaIds: orElse(readableOf(Id), []),
  price: orElse(Cents, 0),
  waitFor: orElse(v.picklist(['nothing', 'reply', 'purchase']), 'nothing'),
})
export interface ScriptStep extends v.InferOutput<typeof ScriptStep> {}

/** Prepared messages with `{variables|or else}` (screens S11). */
export const Script = v.object({
  scriptId: Id,
  name: v.string(),
  folderId: orNull(Id),
  language: orNull(v.string()),
  steps: readableOf(ScriptStep),
})
export interface Script extends v.InferOutput<typeof Script> {}

export const ScriptStats = v.object({
  used: orElse(v.number(), 0),
  bought: orElse(v.number(), 0),
  revenue: orElse(Cents, 0),
})
export interface ScriptStats extends v.InferOutput<typeof ScriptStats> {}
