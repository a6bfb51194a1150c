import * as v from 'valibot'

import { OUTBOX_ASKS_AFTER_MS, OUTBOX_SETTLE_MS, UNDO_SEND_MS } from '@/config/constants'
import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { CheckedText, CheckedTranslation } from './checked-text'
import { Id } from './id'
import { Media } from './media'
import { Quote } from './message'
import { Currency } from './money'
import type { Outgoing, OutgoingState, Stumble } from './outgoing'

const STATES = ['held', 'waiting', 'sending', 'failed'] as const satisfies readonly OutgoingState[]
const STUMBLES = ['unreached', 'broken'] as const satisfies readonly Stumble[]

/** An outbox message as stored on disk: its text already passed the crisis check (requirements 5). */
export const Queued = v.object({
  clientId: Id,
  userId: Id,
  creatorId: Id,
  channelId: Id,
  state: v.picklist(STATES),
  text: CheckedText,
  lockText: orNull(CheckedText),
  media: orElse(readableOf(Media), []),
  previewMediaIds: orElse(readableOf(Id), []),
  price: v.number(),
  currency: Currency,
  replyTo: orNull(Quote),
  scriptId: orNull(Id),
  scriptStep: orNull(v.number()),
  scheduledAt: orNull(v.string()),
  sentAnyway: v.optional(v.boolean()),
  translation: orNull(CheckedTranslation),
  createdAt: v.number(),
  heldUntil: v.number(),
  problem: orNull(v.string()),
  stumble: orNull(v.picklist(STUMBLES)),
  isWithdrawn: v.optional(v.boolean()),
})
export type Queued = Outgoing & v.InferOutput<typeof Queued>

/** Fields the composer provides; the outbox adds the rest. */
export type NewOutgoing = Omit<
  Queued,
  'state' | 'createdAt' | 'heldUntil' | 'problem' | 'stumble' | 'isWithdrawn'
>

/** Oldest first; the same order in every tab. */
export const inOrder = (entries: readonly Queued[]): readonly Queued[] =>
  entries.toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.clientId < other.clientId ? -1 : 1),
  )

/** Appends a message after those of its channel, even when the device clock was set back. */
export function queue(message: NewOutgoing, behind: readonly Queued[], now: number): Queued {
  const last = behind.reduce((latest, { createdAt }) => Math.max(latest, createdAt), 0)
  return {
    ...message,
    state: 'held',
    createdAt: Math.max(now, last + 1),
    heldUntil: now + UNDO_SEND_MS,
    problem: null,
    stumble: null,
  }
}

/** A hold never exceeds its span: a later `heldUntil` means the clock was set back. */
const isWithinSpan = (heldUntil: number, now: number): boolean => heldUntil - now <= UNDO_SEND_MS

/** Earliest send time: an undo in another tab needs a moment to reach this one. */
export const leavesAt = ({ state, heldUntil }: Queued, now: number): number =>
  state === 'held' && isWithinSpan(heldUntil, now) ? heldUntil + OUTBOX_SETTLE_MS : 0

/** Whether it can still be undone. */
export const isHeld = ({ state, heldUntil }: Queued, now: number): boolean =>
  state === 'held' && now <= heldUntil && isWithinSpan(heldUntil, now)

/**
 * The first message of each channel. Only that one may be sent, so order holds; a failed one blocks those
 * behind it.
 */
export function firsts(entries: readonly Queued[]): readonly Queued[] {
  const byChannel = new Map<string, Queued>()
  for (const entry of inOrder(entries))
    if (!byChannel.has(entry.channelId)) byChannel.set(entry.channelId, entry)
  return [...byChannel.values()]
}

/** The next message of a channel to send now; undefined while its first is held or failed. */
export function dueIn(entries: readonly Queued[], channelId: string, now: number): Queued | undefined {
  const first = firsts(entries).find((entry) => entry.channelId === channelId)
  return first && first.state !== 'failed' && leavesAt(first, now) <= now ? first : undefined
}

/**
 * Unsent for so long that its writer no longer expects it to go out, so we ask first. `heldUntil` is the last
 * time they wanted it sent.
 */
export const isStale = ({ state, heldUntil }: Queued, now: number): boolean =>
  state !== 'failed' && now - heldUntil > OUTBOX_ASKS_AFTER_MS
