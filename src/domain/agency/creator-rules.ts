import * as v from 'valibot'

import { orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Cents, Currency } from '../money/money'

const KindPrice = orElse(v.object({ min: orNull(Cents), max: orNull(Cents) }), { min: null, max: null })

export const CREATOR_RULE_LIMITS = { words: 200, text: 2000, replyTargetS: 86_400 } as const

/** What a creator allows in their name, shown to chatters beside the thread (screens S4, screens S11). */
export const CreatorRules = v.object({
  creatorId: Id,
  avoidWords: orElse(validEntriesOf(v.string()), []),
  /** Of the prices; the agency's if null. */
  currency: orNull(Currency),
  /** Limits for all media. */
  priceMin: orNull(Cents),
  priceMax: orNull(Cents),
  /** Limits for one kind of media, where it has its own. */
  kindPrices: orElse(
    v.object({
      image: v.optional(KindPrice),
      video: v.optional(KindPrice),
      audio: v.optional(KindPrice),
    }),
    {},
  ),
  tone: text,
  offLimits: text,
  replyTargetS: orNull(v.number()),
})
export interface CreatorRules extends v.InferOutput<typeof CreatorRules> {}

/** The rules as staff write them. */
export type WrittenRules = Omit<CreatorRules, 'currency'>
