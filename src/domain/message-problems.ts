import { MESSAGE_MAX_CHARACTERS } from '@/config/constants'
import { isBlank } from '@/lib/blank'

import type { MediaKind } from './media'
import type { PriceLimits } from './price-limits'

/** A message as far as it is judged; what is absent is not there. */
export interface JudgedMessage {
  text: string
  lockText?: string | null
  media?: readonly { mediaId: string; kind?: MediaKind }[]
  /** Media that the fan already has. */
  ownedMediaIds?: readonly string[]
  /** Set until it is known which of the media the fan has; unknown is not new. */
  ownedCheck?: 'checking' | 'failed' | null
  /** Cents; 0 is free. */
  price?: number
  /** What was written for a price and is no amount. */
  unclearPrice?: string | null
  scheduledAt?: string | null
  /** `of`: the text that it translates. */
  translation?: { text: string; of?: string } | null
  /** Something is still on its way into the message, such as an upload. */
  isUploading?: boolean
}

/** What keeps a message from being sent, with what its words need. */
export type Problem =
  | { kind: 'locked'; userId: string }
  | { kind: 'uploading' }
  | { kind: 'empty' }
  | { kind: 'too_long'; count: number }
  | { kind: 'word'; word: string }
  | { kind: 'price_unclear' }
  | { kind: 'price_without_media' }
  | { kind: 'no_price_right' }
  | { kind: 'care' }
  | { kind: 'price_low' | 'price_high'; amount: number }
  | { kind: 'owned'; count: number }
  | { kind: 'owned_checking' | 'owned_unknown' }
  | { kind: 'schedule_past' }
  | { kind: 'braces'; found: string[] }

/** What the rules of the person and of the creator say, and who else is there. */
export interface SendFacts {
  /** The staff member who holds the lock; null when no colleague writes here. */
  lockedBy: string | null
  findForbidden: (text: string) => string | undefined
  /** A fan's message may need care: selling pauses until it is handled (crisis help, point 9). */
  isCare: boolean
  canPrice: boolean
  /** Within which media of these kinds may be sold. */
  limitsFor: (kinds: readonly MediaKind[]) => PriceLimits
  now: () => number
  /** The server fills variables for each fan of a mass message; a direct message goes out unchanged. */
  isFilled?: boolean
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Scripts that put no spaces between words: a forbidden one is met anywhere. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

function patternOf(word: string): string {
  // Signs between its words hide it no more than spaces do.
  const spelling = escaped(word.trim().normalize('NFKC')).replace(/\s+/gu, String.raw`[^\p{L}\p{N}]+`)
  return SPACELESS.test(word) ? spelling : String.raw`(?<![\p{L}\p{N}])${spelling}(?![\p{L}\p{N}])`
}

/** Finds the first of the words that a creator does not allow, whole and whatever its case. */
export function finderOf(words: readonly string[]): (text: string) => string | undefined {
  const patterns = words.filter((word) => !isBlank(word)).map(patternOf)
  if (patterns.length === 0) return () => undefined
  const pattern = new RegExp(patterns.join('|'), 'iu')
  return (text) => pattern.exec(text.normalize('NFKC'))?.[0]
}

function priceProblem(
  { price = 0, unclearPrice, media = [] }: JudgedMessage,
  { isCare, canPrice, limitsFor }: SendFacts,
): Problem | undefined {
  if (unclearPrice) return { kind: 'price_unclear' }
  if (price === 0) return undefined
  if (isCare) return { kind: 'care' }
  if (!canPrice) return { kind: 'no_price_right' }
  if (media.length === 0) return { kind: 'price_without_media' }
  const { min, max } = limitsFor(media.flatMap(({ kind }) => kind ?? []))
  if (min !== null && price < min) return { kind: 'price_low', amount: min }
  if (max !== null && price > max) return { kind: 'price_high', amount: max }
  return undefined
}

/** What can be meant for a variable alone (script-variables.ts): a name that is known, or one with what stands in for it. */
const VARIABLE =
  /(?<!\\)\{\s*(?:(?:name|nickname|username|country|creator)\s*|[\p{L}\p{N}_-]{1,40}\s*\|[^{}]*)\}/giu

/** The first thing in the way of sending; nothing when it may go (screens S11). */
export function problemOf(message: JudgedMessage, facts: SendFacts): Problem | undefined {
  const { text, lockText, media = [], ownedMediaIds = [], scheduledAt, translation } = message
  if (facts.lockedBy !== null) return { kind: 'locked', userId: facts.lockedBy }
  if (message.isUploading) return { kind: 'uploading' }
  // No text ever goes out with the translation of another; its own is on its way.
  if (translation?.of !== undefined && translation.of !== text.trim()) return { kind: 'uploading' }
  const price = priceProblem(message, facts)
  if (isBlank(text) && media.length === 0) return price ?? { kind: 'empty' }
  if (text.length > MESSAGE_MAX_CHARACTERS)
    return { kind: 'too_long', count: text.length - MESSAGE_MAX_CHARACTERS }
  const word = [text, lockText, translation?.text].map((it) => it && facts.findForbidden(it)).find(Boolean)
  if (word) return { kind: 'word', word }
  if (price) return price
  const owned = media.filter(({ mediaId }) => ownedMediaIds.includes(mediaId)).length
  if (owned > 0) return { kind: 'owned', count: owned }
  if (message.ownedCheck)
    return { kind: message.ownedCheck === 'failed' ? 'owned_unknown' : 'owned_checking' }
  if (scheduledAt && Date.parse(scheduledAt) <= facts.now()) return { kind: 'schedule_past' }
  const found = facts.isFilled ? [] : [text, lockText ?? ''].flatMap((it) => it.match(VARIABLE) ?? [])
  if (found.length > 0) return { kind: 'braces', found: [...new Set(found)] }
  return undefined
}
