import * as v from 'valibot'

import { orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Media } from '../vault/media'
import { OwnReview } from '../agency/message-review'
import { Currency, DEFAULT_CURRENCY, cents } from '../money/money'
import { messageContent } from './message-content'

/** `text`: typed or from a script. The last four are thread events without a sender. */
export const MESSAGE_KINDS = ['text', 'mass', 'welcome', 'tip', 'order', 'membership', 'system'] as const
export const MessageKind = v.picklist(MESSAGE_KINDS)
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Rendered as an event line, not as a bubble. */
const EVENT_KINDS = ['tip', 'order', 'membership', 'system'] as const satisfies readonly MessageKind[]
export type EventKind = (typeof EVENT_KINDS)[number]
export const isEventKind = (kind: MessageKind): kind is EventKind => EVENT_KINDS.some((one) => one === kind)

/** Sent to many at once, or by itself: no colleague typed it for this fan. */
export const automaticKind = (kind: MessageKind): 'mass' | 'welcome' | undefined =>
  kind === 'mass' || kind === 'welcome' ? kind : undefined

export const Reaction = v.object({ emoji: v.string(), userIds: validEntriesOf(Id) })
export interface Reaction extends v.InferOutput<typeof Reaction> {}

/** A translation of a text; `from` and `to` are language codes. */
export const Translation = v.object({ text: v.string(), from: v.string(), to: v.string() })
export interface Translation extends v.InferOutput<typeof Translation> {}

/** The quoted part of a message in a reply. */
export const QuotedMessage = v.object({ messageId: Id, senderId: Id, text })
export interface QuotedMessage extends v.InferOutput<typeof QuotedMessage> {}

/** A message of a thread (screens S11). `price` 0 is free; for a tip or an order it is the amount paid. */
export const Message = v.object({
  messageId: Id,
  /** The sender's own key, to detect a repeated send. */
  clientId: orNull(v.string()),
  channelId: Id,
  /** The fan, or the creator in whose name it was sent. */
  senderId: Id,
  /** The staff sender; null for fans, and where the person may not see other staff. */
  sentById: orNull(Id),
  kind: orElse(MessageKind, 'text'),
  ...messageContent,
  currency: orElse(Currency, DEFAULT_CURRENCY),
  boughtAt: OptionalInstant,
  refundedAt: OptionalInstant,
  seenAt: OptionalInstant,
  createdAt: Instant,
  editedAt: OptionalInstant,
  unsentAt: OptionalInstant,
  /** Set while it waits for its scheduled time. */
  scheduledAt: OptionalInstant,
  /** Set while it is held for its sender at its scheduled time. */
  heldAt: OptionalInstant,
  /** Why: the crisis check, or no one can write to the fan any more. */
  heldFor: orNull(v.picklist(['care', 'closed'])),
  replyTo: orNull(QuotedMessage),
  reactions: orElse(validEntriesOf(Reaction), []),
  translation: orNull(Translation),
  scriptId: orNull(Id),
  /** The event of a membership or system line. */
  event: orNull(v.picklist(['joined', 'renewed', 'expired', 'fan_blocked', 'chat_opened'])),
  /** When a staff member handled what may need care in it; null before. */
  seenToAt: OptionalInstant,
  /** A manager's review (screens S7): sent to its writer, null for everyone else. */
  review: orNull(OwnReview),
})
export interface Message extends v.InferOutput<typeof Message> {}

/** Whether it was held at its scheduled time, until its writer decides. */
export const isHeld = ({ heldAt, unsentAt }: Message): boolean => heldAt !== null && unsentAt === null

/** Whether it is unsent, and so invisible to the fan. */
export const isScheduled = ({ scheduledAt }: Message): boolean => scheduledAt !== null

/**
 * A page of a thread, oldest first; scheduled messages follow the newest and are not part of the sequence.
 */
export const ThreadPage = v.object({
  data: v.array(Message),
  hasBefore: v.boolean(),
  hasAfter: v.boolean(),
})
export interface ThreadPage extends v.InferOutput<typeof ThreadPage> {}

/** The composer's content for a channel (screens S11). */
export const ChannelDraft = v.object({
  channelId: Id,
  text,
  mediaIds: orElse(validEntriesOf(Id), []),
  /** The same media as objects. */
  media: orElse(validEntriesOf(Media), []),
  price: cents,
  updatedAt: OptionalInstant,
  /** Who wrote it. */
  userId: orNull(Id),
})
export interface ChannelDraft extends v.InferOutput<typeof ChannelDraft> {}
