import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Instant, OptionalInstant } from './instant'
import { Media } from './media'
import { OwnReview } from './message-review'
import { Cents, Currency, DEFAULT_CURRENCY } from './money'

/** `text`: typed or from a script. The last four are events told in the thread, sent by nobody. */
export const MESSAGE_KINDS = ['text', 'mass', 'welcome', 'tip', 'order', 'membership', 'system'] as const
export const MessageKind = v.picklist(MESSAGE_KINDS)
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Told in the thread rather than said by anybody: a line, not a bubble. */
const EVENT_KINDS: readonly MessageKind[] = ['tip', 'order', 'membership', 'system']
export const isEventKind = (kind: MessageKind): boolean => EVENT_KINDS.includes(kind)

export const Reaction = v.object({ emoji: v.string(), userIds: readableOf(Id) })
export interface Reaction extends v.InferOutput<typeof Reaction> {}

/** A translation of a text; `from` and `to` are language codes. */
export const Translation = v.object({ text: v.string(), from: v.string(), to: v.string() })
export interface Translation extends v.InferOutput<typeof Translation> {}

/** What of a message is shown where another answers it. */
export const Quote = v.object({ messageId: Id, senderId: Id, text: orElse(v.string(), '') })
export interface Quote extends v.InferOutput<typeof Quote> {}

/** A message of a thread (screens S11). `price` 0: free. For a tip or an order `price` is what was paid. */
export const Message = v.object({
  messageId: Id,
  /** The sender's own key, by which a repeated send is known. */
  clientId: orNull(v.string()),
  channelId: Id,
  /** The fan, or the creator in whose name it was sent. */
  senderId: Id,
  /** Who of the staff sent it; null for fans, and where the person may not see who else it was. */
  sentById: orNull(Id),
  kind: orElse(MessageKind, 'text'),
  text: orElse(v.string(), ''),
  /** What shows in place of the media until they are bought. */
  lockText: orNull(v.string()),
  media: orElse(readableOf(Media), []),
  previewMediaIds: orElse(readableOf(Id), []),
  price: orElse(Cents, 0),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  boughtAt: OptionalInstant,
  refundedAt: OptionalInstant,
  seenAt: OptionalInstant,
  createdAt: Instant,
  editedAt: OptionalInstant,
  unsentAt: OptionalInstant,
  /** Set while it waits for its time. */
  scheduledAt: OptionalInstant,
  /** Set while the check at its time holds it for who sent it (crisis help, matching). */
  heldAt: OptionalInstant,
  replyTo: orNull(Quote),
  reactions: orElse(readableOf(Reaction), []),
  translation: orNull(Translation),
  scriptId: orNull(Id),
  /** What a membership or system line tells. */
  event: orNull(v.picklist(['joined', 'renewed', 'expired', 'fan_blocked', 'chat_opened'])),
  /** When one of the staff saw to what may need care in it; null before (crisis help, point 9). */
  seenToAt: OptionalInstant,
  /** What a manager thought of it (screens S7): told to its writer alone, null for everybody else. */
  review: orNull(OwnReview),
})
export interface Message extends v.InferOutput<typeof Message> {}

/** Whether the check at its time holds it: it waits for a word of who writes. */
export const isHeldForCare = ({ heldAt, unsentAt }: Message): boolean => heldAt !== null && unsentAt === null

/** Whether it has not gone out: the fan knows nothing of it yet. */
export const isScheduled = ({ scheduledAt }: Message): boolean => scheduledAt !== null

/** A part of a thread, oldest first; behind the newest what waits for its time, which is no message of the run. */
export const MessagePage = v.object({
  data: v.array(Message),
  hasBefore: v.boolean(),
  hasAfter: v.boolean(),
})
export interface MessagePage extends v.InferOutput<typeof MessagePage> {}

/** What is about to be sent, whoever writes it and to whom: the composer's content (screens S11). */
export const ChannelDraft = v.object({
  channelId: Id,
  text: orElse(v.string(), ''),
  mediaIds: orElse(readableOf(Id), []),
  /** The same media, whole. */
  media: orElse(readableOf(Media), []),
  price: orElse(Cents, 0),
  updatedAt: OptionalInstant,
  /** Who wrote it. */
  userId: orNull(Id),
})
export interface ChannelDraft extends v.InferOutput<typeof ChannelDraft> {}
