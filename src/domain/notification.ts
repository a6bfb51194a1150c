import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { Instant, OptionalInstant } from './instant'
import { Cents, Currency, DEFAULT_CURRENCY } from './money'

/** Screens S14. */
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
  /** A message of one's own that its check at its time held back; never with any of its words. */
  'held',
  /** Chats of fans were given to the person, to answer by name; one alone says its channel. */
  'assigned',
] as const
export const NotificationKind = v.picklist(NOTIFICATION_KINDS)
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const Notification = v.object({
  notificationId: Id,
  kind: NotificationKind,
  /** The fan or colleague it comes from; null from the system. */
  userId: orNull(Id),
  channelId: orNull(Id),
  /** Of a mention: the fan whose chat it is about. */
  fanId: orNull(Id),
  messageId: orNull(Id),
  amount: orNull(Cents),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  /** What a person wrote; words of ours are chosen by `kind`. */
  text: orNull(v.string()),
  /** Of a purchase: the first of the media that were bought, and how many there are. */
  item: orNull(v.object({ title: v.string(), count: v.number() })),
  /** Of a purchase: who sent the message; null where names of staff are hidden from the reader. */
  soldById: orNull(Id),
  at: Instant,
  readAt: OptionalInstant,
})
export interface Notification extends v.InferOutput<typeof Notification> {}

/** How notices of one kind reach the person. */
export const NoticeWays = v.object({ inApp: v.boolean(), sound: v.boolean(), push: v.boolean() })
export interface NoticeWays extends v.InferOutput<typeof NoticeWays> {}

export const SOUNDS = ['none', 'soft', 'bell', 'knock'] as const

/** For this person and creator. Times of day as `HH:MM`, in the person's own zone. */
export const NotificationSettings = v.object({
  kinds: v.record(v.string(), NoticeWays),
  sound: orElse(v.picklist(SOUNDS), 'soft'),
  soundWhen: orElse(v.picklist(['hidden', 'always']), 'hidden'),
  quietFrom: orNull(v.string()),
  quietTo: orNull(v.string()),
})
export interface NotificationSettings extends v.InferOutput<typeof NotificationSettings> {}
