import { useSyncExternalStore } from 'react'

import { isHeld, type NewOutgoing, queue } from '@/domain/outbox'
import type { Outgoing } from '@/domain/outgoing'
import { useSession } from '@/features/auth'
import { serverNow } from '@/services/server-clock'
import { local } from '@/services/storage'
import { mayLeaveTraces } from '@/services/traces'

import { EMPTY_DRAFT, isEmptyDraft, keepComposerDraft, readComposerDraft } from './composer-draft'
import type { OutboxSender } from './outbox-sender'
import { OutboxShelf } from './outbox-shelf'
import { type Returned, withReturned } from './returned'

const shelves = new Map<string, OutboxShelf>()
let sender: OutboxSender | undefined

/** Makes a sender the target of retries, until the returned function is called. */
export function noteSender(started: OutboxSender): () => void {
  sender = started
  return () => {
    if (sender === started) sender = undefined
  }
}

/** Returns the outbox of a user, one for each, so that users never share messages. */
export function shelfOf(userId: string): OutboxShelf {
  const shelf = shelves.get(userId) ?? new OutboxShelf(local, userId)
  shelves.set(userId, shelf)
  return shelf
}

const shelfWith = (clientId: string): OutboxShelf | undefined =>
  [...shelves.values()].find((shelf) => shelf.get(clientId) !== undefined)

const NONE: readonly Outgoing[] = []
const nothing = () => () => undefined

/** Returns the user's messages of a channel that the server has not accepted yet, oldest first. */
export function useOutgoing(channelId: string): readonly Outgoing[] {
  const { userId } = useSession()
  const shelf = userId === undefined ? undefined : shelfOf(userId)
  return useSyncExternalStore(shelf?.subscribe ?? nothing, () => shelf?.of(channelId) ?? NONE)
}

/**
 * Stores a message to be sent after its undo time. Returns false when it is in memory only. Ignores messages
 * of a user who has left (decisions 12).
 */
export function queueMessage(message: NewOutgoing): boolean {
  if (!mayLeaveTraces(message.userId)) return true
  const shelf = shelfOf(message.userId)
  return shelf.put(queue(message, shelf.of(message.channelId), Date.now()))
}

/** Retries a failed message and those behind it. */
export const retryOutgoing = (clientId: string): void => sender?.retry(clientId)

/** Drops an unsent message, and those behind it continue. One that is being sent cannot be dropped. */
export function dropOutgoing(clientId: string): void {
  const shelf = shelfWith(clientId)
  if (shelf?.get(clientId)?.state !== 'sending') shelf?.remove(clientId)
}

type TakenBack = (entry: Returned) => void
const composers = new Map<string, TakenBack>()

/**
 * Registers the composer that restored messages of a channel go to, until the returned function is called.
 */
export function onTakenBack(channelId: string, listener: TakenBack): () => void {
  composers.set(channelId, listener)
  return () => {
    if (composers.get(channelId) === listener) composers.delete(channelId)
  }
}

/** Inserts it before the content of the draft, as the channel is closed. */
function intoDraft(entry: Returned): void {
  const there = readComposerDraft(entry)
  const since = there && !isEmptyDraft(there) ? there : EMPTY_DRAFT
  keepComposerDraft(entry, { ...withReturned(entry, since), updatedAt: serverNow() })
}

/** Puts text back into the composer of its channel, or into its draft when the composer is closed. */
export function giveBack(entry: Returned): void {
  const listener = composers.get(entry.channelId)
  if (listener) listener(entry)
  else intoDraft(entry)
}

/** Undoes the send of a held message and restores it to its composer. */
export function takeBack(clientId: string): void {
  const shelf = shelfWith(clientId)
  const entry = shelf?.get(clientId)
  if (!shelf || !entry || !isHeld(entry, Date.now())) return
  giveBack(entry)
  shelf.remove(clientId)
}

/** Undoes the last send of a channel if it is still held; returns whether there was one. */
export function takeBackLast(userId: string, channelId: string): boolean {
  const last = shelfOf(userId)
    .of(channelId)
    .findLast((entry) => isHeld(entry, Date.now()))
  if (last) takeBack(last.clientId)
  return last !== undefined
}
