import * as v from 'valibot'

import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Currency, DEFAULT_CURRENCY, cents } from '../money/money'

export const REVIEW_MARKS = ['good', 'coach', 'flag'] as const
export const ReviewMark = v.picklist(REVIEW_MARKS)
export type ReviewMark = (typeof REVIEW_MARKS)[number]

/** A manager's review of a message; the note is for its writer. */
export const MessageReview = v.object({
  mark: ReviewMark,
  note: text,
  userId: Id,
  at: Instant,
})
export interface MessageReview extends v.InferOutput<typeof MessageReview> {}

/** The review as its writer sees it; `userId` is null where they may not see staff names. */
export const OwnReview = v.object({ ...MessageReview.entries, userId: orNull(Id) })
export interface OwnReview extends v.InferOutput<typeof OwnReview> {}

/** A staff message under review (screens S7). Amounts in `currency`; `earned` is gross. */
export const ReviewedMessage = v.object({
  messageId: Id,
  channelId: Id,
  userId: Id,
  creatorId: Id,
  fanId: Id,
  text,
  mediaCount: count,
  price: cents,
  bought: flag,
  earned: cents,
  currency: orElse(Currency, DEFAULT_CURRENCY),
  /** How long the fan had waited; null where it is not a reply. */
  replySeconds: orNull(v.number()),
  sentAt: Instant,
  unsentAt: OptionalInstant,
  /** Forbidden words that it contains. */
  flaggedWords: orElse(validEntriesOf(v.string()), []),
  review: orNull(MessageReview),
})
export interface ReviewedMessage extends v.InferOutput<typeof ReviewedMessage> {}
