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

/** A message of the outbox as it lies on disk: its words passed the crisis check before they came here (spec 5). */
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

/** What a writer brings; the rest is the outbox's own. */
export type NewOutgoing = Omit<
  Queued,
  'state' | 'createdAt' | 'heldUntil' | 'problem' | 'stumble' | 'isWithdrawn'
>

/** Oldest first; the same in every tab, whatever order they learned of them in. */
export const inOrder = (entries: readonly Queued[]): readonly Queued[] =>
  entries.toSorted(
    (one, other) => one.createdAt - other.createdAt || (one.clientId < other.clientId ? -1 : 1),
  )

/** A new message behind those of its channel, even when the device's clock was set back since. */
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

/** Nothing is held for longer than its span: until later than that, it is by a clock that was set back since. */
const isWithinSpan = (heldUntil: number, now: number): boolean => heldUntil - now <= UNDO_SEND_MS

/** When a message may leave at the earliest: a taking-back in another tab takes a moment to be seen in this one. */
export const leavesAt = ({ state, heldUntil }: Queued, now: number): number =>
  state === 'held' && isWithinSpan(heldUntil, now) ? heldUntil + OUTBOX_SETTLE_MS : 0

/** Whether it can still be taken back. */
export const isHeld = ({ state, heldUntil }: Queued, now: number): boolean =>
  state === 'held' && now <= heldUntil && isWithinSpan(heldUntil, now)

/** The first of each channel: the only one that may leave, so that order holds. A failed one keeps those behind it. */
export function firsts(entries: readonly Queued[]): readonly Queued[] {
  const byChannel = new Map<string, Queued>()
  for (const entry of inOrder(entries))
    if (!byChannel.has(entry.channelId)) byChannel.set(entry.channelId, entry)
  return [...byChannel.values()]
}

/** The message of a channel that is to be sent now; none while its first is held or has failed. */
export function dueIn(entries: readonly Queued[], channelId: string, now: number): Queued | undefined {
  const first = firsts(entries).find((entry) => entry.channelId === channelId)
  return first && first.state !== 'failed' && leavesAt(first, now) <= now ? first : undefined
}

/**
 * Unsent for so long that its writer no longer expects it to go out, so we ask first. `heldUntil` dates from the moment
 * at which they last wanted it sent.
 */
export const isStale = ({ state, heldUntil }: Queued, now: number): boolean =>
  state !== 'failed' && now - heldUntil > OUTBOX_ASKS_AFTER_MS
