import * as v from 'valibot'

import {
  OUTBOX_CONFIRM_AFTER_MS,
  OUTBOX_SETTLE_MS,
  UNDO_SEND_CHOICES_S,
  UNDO_SEND_MS,
} from '@/config/tool-limits'
import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText, CheckedTranslation } from '../crisis/checked-text'
import { Id } from '../server/id'
import { Media } from '../vault/media'
import { QuotedMessage } from './message'
import { Currency } from '../money/money'

/**
 * A message that the server has not accepted yet, as stored on disk; its text already passed the crisis check
 * (requirements 5).
 */
export const OutboxMessage = v.object({
  /** Created here; the server detects repeated sends by it. */
  clientId: Id,
  userId: Id,
  creatorId: Id,
  channelId: Id,
  /** `held`: undo is still possible; `waiting`: sent when it is its turn and the network is there. */
  state: v.picklist(['held', 'waiting', 'sending', 'failed']),
  text: CheckedText,
  lockText: orNull(CheckedText),
  media: orElse(validEntriesOf(Media), []),
  previewMediaIds: orElse(validEntriesOf(Id), []),
  price: v.number(),
  currency: Currency,
  replyTo: orNull(QuotedMessage),
  scriptId: orNull(Id),
  scriptStep: orNull(v.number()),
  /** ISO; null to send immediately. */
  scheduledAt: orNull(v.string()),
  /** Its writer saw the help and sent it anyway. */
  sentAnyway: v.optional(v.boolean()),
  translation: orNull(CheckedTranslation),
  /** Device time, ms. */
  createdAt: v.number(),
  /** While held: until when it can be undone. */
  heldUntil: v.number(),
  /** Why it failed, as text for the person; null otherwise. */
  problem: orNull(v.string()),
  /** Why the last attempt failed and is retried: no response, or a server error. */
  lastError: orNull(v.picklist(['unreached', 'broken'])),
  /** The server never accepts it under this key: a retry gets a new one. */
  isWithdrawn: v.optional(v.boolean()),
  /** Failed only because its writer logs out: it becomes a draft. */
  isInterrupted: v.optional(v.boolean()),
})
export interface OutboxMessage extends v.InferOutput<typeof OutboxMessage> {}

/** Fields the composer provides; the outbox adds the rest. */
export type NewOutboxMessage = Omit<
  OutboxMessage,
  'state' | 'createdAt' | 'heldUntil' | 'problem' | 'lastError' | 'isWithdrawn' | 'isInterrupted'
>

/** Oldest first; the same order in every tab. */
export const sortOutbox = (entries: readonly OutboxMessage[]): readonly OutboxMessage[] =>
  entries.toSorted((a, b) => a.createdAt - b.createdAt || (a.clientId < b.clientId ? -1 : 1))

/**
 * Appends a message after those of its channel, even when the device clock was set back. Without an undo time
 * it waits for nothing but its turn.
 */
export function appendToOutbox(
  message: NewOutboxMessage,
  behind: readonly OutboxMessage[],
  now: number,
  undoMs = UNDO_SEND_MS,
): OutboxMessage {
  const last = behind.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0)
  return {
    ...message,
    state: undoMs === 0 ? 'waiting' : 'held',
    createdAt: Math.max(now, last + 1),
    heldUntil: now + undoMs,
    problem: null,
    lastError: null,
  }
}

const LONGEST_UNDO_MS = Math.max(...UNDO_SEND_CHOICES_S) * 1000

/** A hold never exceeds its span: a later `heldUntil` means the clock was set back. */
const isWithinSpan = (heldUntil: number, now: number): boolean => heldUntil - now <= LONGEST_UNDO_MS

/** Earliest send time: an undo in another tab needs a moment to reach this one. */
export const earliestSendAt = ({ state, heldUntil }: OutboxMessage, now: number): number =>
  state === 'held' && isWithinSpan(heldUntil, now) ? heldUntil + OUTBOX_SETTLE_MS : 0

/** Whether it can still be undone. */
export const canUndo = ({ state, heldUntil }: OutboxMessage, now: number): boolean =>
  state === 'held' && now <= heldUntil && isWithinSpan(heldUntil, now)

/**
 * The first message of each channel. Only that one may be sent, so order holds; a failed one blocks those
 * behind it.
 */
export function firstOfEachChannel(entries: readonly OutboxMessage[]): readonly OutboxMessage[] {
  const byChannel = new Map<string, OutboxMessage>()
  for (const entry of sortOutbox(entries))
    if (!byChannel.has(entry.channelId)) byChannel.set(entry.channelId, entry)
  return [...byChannel.values()]
}

/** The next message of a channel to send now; undefined while its first is held or failed. */
export function nextToSend(
  entries: readonly OutboxMessage[],
  channelId: string,
  now: number,
): OutboxMessage | undefined {
  const first = firstOfEachChannel(entries).find((entry) => entry.channelId === channelId)
  return first && first.state !== 'failed' && earliestSendAt(first, now) <= now ? first : undefined
}

/**
 * Unsent for so long that its writer no longer expects it to go out, so we ask first. `heldUntil` is the last
 * time they wanted it sent.
 */
export const needsSendConfirmation = ({ state, heldUntil }: OutboxMessage, now: number): boolean =>
  state !== 'failed' && now - heldUntil > OUTBOX_CONFIRM_AFTER_MS
