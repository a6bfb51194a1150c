import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Cents } from './money'

/** What a creator allows in their name; shown to chatters beside the thread (screens S4, S11). */
export const CreatorRules = v.object({
  creatorId: Id,
  avoidWords: orElse(readableOf(v.string()), []),
  priceMin: orNull(Cents),
  priceMax: orNull(Cents),
  tone: orElse(v.string(), ''),
  offLimits: orElse(v.string(), ''),
  replyTargetS: orNull(v.number()),
})
export interface CreatorRules extends v.InferOutput<typeof CreatorRules> {}
