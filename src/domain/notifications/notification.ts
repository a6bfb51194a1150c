import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, Currency, DEFAULT_CURRENCY } from '../money/money'

/** The kinds of screens S14. */
export const NOTIFICATION_KINDS = [
  'purchase',
  'tip',
  'new_member',
  'renewal',
  'expiry',
  'message_request',
  'comment',
  'like',
  'live',
  'system',
  'mention',
  /** The person's own message that the crisis check at send time held; never includes its text. */
  'held',
  /** Chats were assigned to the person; a single one names its channel. */
  'assigned',
] as const
export const NotificationKind = v.picklist(NOTIFICATION_KINDS)
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Kinds about the person's own work, which lead to a target of their own. */
const OWN_WORK_KINDS = ['held', 'assigned'] as const satisfies readonly NotificationKind[]
export type OwnWorkKind = (typeof OWN_WORK_KINDS)[number]

export const isOwnWork = (kind: NotificationKind): kind is OwnWorkKind =>
  OWN_WORK_KINDS.some((one) => one === kind)

export const Notification = v.object({
  notificationId: Id,
  kind: NotificationKind,
  /** The fan or colleague behind it; null for system notices. */
  userId: orNull(Id),
  channelId: orNull(Id),
  /** For a mention: the fan whose chat it is about. */
  fanId: orNull(Id),
  messageId: orNull(Id),
  amount: orNull(Cents),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  /** Text written by a person; our own text follows from `kind`. */
  text: orNull(v.string()),
  /** For a purchase: the title of the first item, and the number of items. */
  item: orNull(v.object({ title: v.string(), count: v.number() })),
  /** For a purchase: who sent the message; null where staff names are hidden from the reader. */
  soldById: orNull(Id),
  at: Instant,
  readAt: OptionalInstant,
})
export interface Notification extends v.InferOutput<typeof Notification> {}

/** Delivery of one kind of notice. */
export const NoticeDelivery = v.object({ inApp: v.boolean(), sound: v.boolean(), push: v.boolean() })
export interface NoticeDelivery extends v.InferOutput<typeof NoticeDelivery> {}

export const NOTIFICATION_SOUNDS = ['none', 'soft', 'bell', 'knock'] as const

/** Settings of this person for this creator. Times of day as `HH:MM` in the person's zone. */
export const NotificationSettings = v.object({
  kinds: v.record(v.string(), NoticeDelivery),
  sound: orElse(v.picklist(NOTIFICATION_SOUNDS), 'soft'),
  soundWhen: orElse(v.picklist(['hidden', 'always']), 'hidden'),
  quietFrom: orNull(v.string()),
  quietTo: orNull(v.string()),
})
export interface NotificationSettings extends v.InferOutput<typeof NotificationSettings> {}
