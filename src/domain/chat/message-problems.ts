import { MESSAGE_MAX_CHARACTERS } from '@/config/tool-limits'
import { isBlank } from '@/lib/text/blank'
import { escapeRegExp } from '@/lib/text/highlight'

import type { MediaKind } from '../vault/media'
import type { PriceLimits } from '../money/price-limits'

/** A message to check; absent fields are empty. */
export interface MessageToCheck {
  text: string
  lockText?: string | null
  media?: readonly { mediaId: string; kind?: MediaKind }[]
  /** Media that the fan already has. */
  ownedMediaIds?: readonly string[]
  /** Set until it is known which media the fan has; unknown does not mean new. */
  ownedCheck?: 'checking' | 'failed' | null
  /** Cents; 0 is free. */
  price?: number
  /** Text typed as a price that is not an amount. */
  unclearPrice?: string | null
  scheduledAt?: string | null
  /** `of`: the text that it translates. */
  translation?: { text: string; of?: string } | null
  isUploading?: boolean
  /** A file did not upload: without it, the price would sell less than was chosen. */
  hasFailedUpload?: boolean
  /** Its translation is still to come. */
  isTranslationDue?: boolean
  /** A fan's message may need care: selling pauses until it is handled. */
  isSellingPaused?: boolean
}

/** What blocks a message, with the values its text needs. */
export type MessageProblem =
  | { kind: 'locked'; userId: string }
  | { kind: 'uploading' | 'upload_failed' }
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

/** Rules of the person and of the creator, and who else writes here. */
export interface SendContext {
  /** The staff member who holds the lock; null when no colleague writes here. */
  lockedBy: string | null
  findForbidden: (text: string) => string | undefined
  canPrice: boolean
  /** Price limits for media of these kinds. */
  limitsFor: (kinds: readonly MediaKind[]) => PriceLimits
  now: () => number
  /** The server fills variables per fan of a mass message; a direct message is sent unchanged. */
  isFilledByServer?: boolean
}

/** Scripts without spaces between words: a forbidden word matches anywhere. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

function forbiddenWordPattern(word: string): string {
  // Punctuation between its words matches like spaces.
  const spelling = escapeRegExp(word.trim().normalize('NFKC')).replace(/\s+/gu, String.raw`[^\p{L}\p{N}]+`)
  return SPACELESS.test(word) ? spelling : String.raw`(?<![\p{L}\p{N}])${spelling}(?![\p{L}\p{N}])`
}

/**
 * Builds a search for the creator's forbidden words, as whole words and in any case; it returns the first
 * match.
 */
export function createForbiddenWordFinder(words: readonly string[]): (text: string) => string | undefined {
  const patterns = words.filter((word) => !isBlank(word)).map(forbiddenWordPattern)
  if (patterns.length === 0) return () => undefined
  const pattern = new RegExp(patterns.join('|'), 'iu')
  return (text) => pattern.exec(text.normalize('NFKC'))?.[0]
}

function findPriceProblem(
  { price = 0, unclearPrice, media = [], isSellingPaused }: MessageToCheck,
  { canPrice, limitsFor }: SendContext,
): MessageProblem | undefined {
  if (unclearPrice) return { kind: 'price_unclear' }
  if (price === 0) return undefined
  if (isSellingPaused) return { kind: 'care' }
  if (!canPrice) return { kind: 'no_price_right' }
  if (media.length === 0) return { kind: 'price_without_media' }
  const { min, max } = limitsFor(media.flatMap(({ kind }) => kind ?? []))
  if (min !== null && price < min) return { kind: 'price_low', amount: min }
  if (max !== null && price > max) return { kind: 'price_high', amount: max }
  return undefined
}

/** Text that can only be a variable: a known name, or a name with a fallback. */
const VARIABLE =
  /(?<!\\)\{\s*(?:(?:name|nickname|username|country|creator)\s*|[\p{L}\p{N}_-]{1,40}\s*\|[^{}]*)\}/giu

/** The first problem that blocks sending; undefined when it may go (screens S11). */
export function findMessageProblem(
  message: MessageToCheck,
  sendContext: SendContext,
): MessageProblem | undefined {
  const { text, lockText, media = [], ownedMediaIds = [], scheduledAt, translation } = message
  if (sendContext.lockedBy !== null) return { kind: 'locked', userId: sendContext.lockedBy }
  if (message.hasFailedUpload) return { kind: 'upload_failed' }
  if (message.isUploading || message.isTranslationDue) return { kind: 'uploading' }
  // A text never goes out with the translation of another; its own is still loading.
  if (translation?.of !== undefined && translation.of !== text.trim()) return { kind: 'uploading' }
  const price = findPriceProblem(message, sendContext)
  if (isBlank(text) && media.length === 0) return price ?? { kind: 'empty' }
  if (text.length > MESSAGE_MAX_CHARACTERS)
    return { kind: 'too_long', count: text.length - MESSAGE_MAX_CHARACTERS }
  const word = [text, lockText, translation?.text]
    .map((it) => it && sendContext.findForbidden(it))
    .find(Boolean)
  if (word) return { kind: 'word', word }
  if (price) return price
  const owned = media.filter(({ mediaId }) => ownedMediaIds.includes(mediaId)).length
  if (owned > 0) return { kind: 'owned', count: owned }
  if (message.ownedCheck)
    return { kind: message.ownedCheck === 'failed' ? 'owned_unknown' : 'owned_checking' }
  if (scheduledAt && Date.parse(scheduledAt) <= sendContext.now()) return { kind: 'schedule_past' }
  const found = sendContext.isFilledByServer
    ? []
    : [text, lockText ?? ''].flatMap((it) => it.match(VARIABLE) ?? [])
  if (found.length > 0) return { kind: 'braces', found: [...new Set(found)] }
  return undefined
}
