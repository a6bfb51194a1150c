import * as v from 'valibot'

import { orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Money } from '../money/money'
import { RevenueKind } from '../money/revenue-kind'

export const DigestSale = v.object({
  saleId: Id,
  at: Instant,
  fanId: Id,
  /** The fan's channel; null without a conversation. */
  channelId: orNull(Id),
  kind: orElse(RevenueKind, 'other'),
  amount: orNull(Money),
})
export interface DigestSale extends v.InferOutput<typeof DigestSale> {}

export const DigestMember = v.object({ userId: Id, channelId: orNull(Id), at: Instant })
export interface DigestMember extends v.InferOutput<typeof DigestMember> {}

export const DigestDraft = v.object({
  channelId: Id,
  /** The fan; null for a group. */
  userId: orNull(Id),
  text,
  updatedAt: OptionalInstant,
})
export interface DigestDraft extends v.InferOutput<typeof DigestDraft> {}

/** A promise made to a fan. */
export const DigestFollowUp = v.object({
  userId: Id,
  /** The fan's channel. */
  channelId: orNull(Id),
  text: v.string(),
  dueAt: OptionalInstant,
})
export interface DigestFollowUp extends v.InferOutput<typeof DigestFollowUp> {}

/** Events around a creator since the chatter's last shift. */
export const Digest = v.object({
  sales: orElse(validEntriesOf(DigestSale), []),
  newMembers: orElse(validEntriesOf(DigestMember), []),
  drafts: orElse(validEntriesOf(DigestDraft), []),
  followUps: orElse(validEntriesOf(DigestFollowUp), []),
})
export interface Digest extends v.InferOutput<typeof Digest> {}
