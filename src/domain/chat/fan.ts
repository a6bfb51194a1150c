import * as v from 'valibot'

import { count, flag, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { MemberState } from './channel'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Media } from '../vault/media'
import { Cents, Currency, DEFAULT_CURRENCY, cents } from '../money/money'

/**
 * A fan's payments to this creator in cents of `currency`. Absent as a whole where the person may not see it.
 */
export const FanSpend = v.object({
  currency: orElse(Currency, DEFAULT_CURRENCY),
  lifetime: cents,
  last30Days: cents,
  average: cents,
  biggest: cents,
  tips: cents,
  purchases: count,
  lastPurchaseAt: OptionalInstant,
  openCount: count,
  openAmount: cents,
  refunds: count,
  /** The last twelve weeks, oldest first. */
  weekly: orElse(v.array(Cents), []),
})
export interface FanSpend extends v.InferOutput<typeof FanSpend> {}

export const FanMembership = v.object({
  state: MemberState,
  tier: orNull(v.string()),
  since: OptionalInstant,
  renews: flag,
  endsAt: OptionalInstant,
})
export interface FanMembership extends v.InferOutput<typeof FanMembership> {}

/** A fan's usual behaviour. `hours`: replies per hour of the fan's day, 24 of them. */
export const FanBehaviour = v.object({
  hours: orElse(v.array(v.number()), []),
  medianReplyS: orNull(v.number()),
  /** By media kind: how many were offered and bought. */
  media: orElse(validEntriesOf(v.object({ kind: v.string(), offered: count, bought: count })), []),
})
export interface FanBehaviour extends v.InferOutput<typeof FanBehaviour> {}

export const FollowUp = v.object({
  followUpId: Id,
  text: v.string(),
  dueAt: OptionalInstant,
  done: flag,
  userId: orNull(Id),
})
export interface FollowUp extends v.InferOutput<typeof FollowUp> {}

export const FanPurchase = v.object({
  messageId: Id,
  media: orNull(Media),
  price: cents,
  boughtAt: OptionalInstant,
  sentAt: Instant,
})
export interface FanPurchase extends v.InferOutput<typeof FanPurchase> {}

/** A paid message that the fan has not bought yet. */
export const FanOffer = v.object({
  messageId: Id,
  /** The first of its media. */
  media: orNull(Media),
  mediaCount: count,
  price: cents,
  sentAt: Instant,
  isSeen: flag,
  /** Earliest time of the next reminder; null: now. */
  bumpAfter: OptionalInstant,
  /** Earliest time of the next offer at another price; null: now. */
  replaceAfter: OptionalInstant,
})
export interface FanOffer extends v.InferOutput<typeof FanOffer> {}

/** A note that staff wrote about a fan. `userId`: null where staff names are hidden from the reader. */
export const FanNoteEntry = v.object({ noteId: Id, userId: orNull(Id), text: v.string(), at: Instant })
export interface FanNoteEntry extends v.InferOutput<typeof FanNoteEntry> {}

/** The fan panel beside a thread (screens S11). */
export const Fan = v.object({
  userId: Id,
  countryCode: orNull(v.string()),
  /** IANA name, for the fan's local time. */
  timeZone: orNull(v.string()),
  language: orNull(v.string()),
  firstSeenAt: OptionalInstant,
  isVerified: flag,
  isBlocked: flag,
  isRestricted: flag,
  suspicionReason: orNull(v.string()),
  spend: orNull(FanSpend),
  membership: FanMembership,
  behaviour: FanBehaviour,
  purchases: orElse(validEntriesOf(FanPurchase), []),
  /** Newest first. */
  offers: orElse(validEntriesOf(FanOffer), []),
  lists: orElse(validEntriesOf(v.object({ listId: Id, name: v.string() })), []),
  labels: orElse(validEntriesOf(Id), []),
  followUps: orElse(validEntriesOf(FollowUp), []),
  timeline: orElse(validEntriesOf(FanNoteEntry), []),
  summaryAt: OptionalInstant,
})
export interface Fan extends v.InferOutput<typeof Fan> {}
