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

/** Makes a sender the one that is asked to send again, until the returned function is called. */
export function noteSender(started: OutboxSender): () => void {
  sender = started
  return () => {
    if (sender === started) sender = undefined
  }
}

/** One shelf for each person this page has seen: nobody's messages ever lie on another's. */
export function shelfOf(userId: string): OutboxShelf {
  const shelf = shelves.get(userId) ?? new OutboxShelf(local, userId)
  shelves.set(userId, shelf)
  return shelf
}

const shelfWith = (clientId: string): OutboxShelf | undefined =>
  [...shelves.values()].find((shelf) => shelf.get(clientId) !== undefined)

const NONE: readonly Outgoing[] = []
const nothing = () => () => undefined

/** The messages of a channel that the server has not yet taken, oldest first; of this person alone. */
export function useOutgoing(channelId: string): readonly Outgoing[] {
  const { userId } = useSession()
  const shelf = userId === undefined ? undefined : shelfOf(userId)
  return useSyncExternalStore(shelf?.subscribe ?? nothing, () => shelf?.of(channelId) ?? NONE)
}

/**
 * Puts a message on disk; it leaves when its undo time is over. False where it lies in memory alone. Of whoever has left
 * nothing is taken, and there is nobody to tell (decision 12).
 */
export function queueMessage(message: NewOutgoing): boolean {
  if (!mayLeaveTraces(message.userId)) return true
  const shelf = shelfOf(message.userId)
  return shelf.put(queue(message, shelf.of(message.channelId), Date.now()))
}

/** Sends a failed message once more, with those behind it. */
export const retryOutgoing = (clientId: string): void => sender?.retry(clientId)

/** Gives up a message that has not been taken; those behind it go on. One on the wire cannot be given up. */
export function dropOutgoing(clientId: string): void {
  const shelf = shelfWith(clientId)
  if (shelf?.get(clientId)?.state !== 'sending') shelf?.remove(clientId)
}

type TakenBack = (entry: Returned) => void
const composers = new Map<string, TakenBack>()

/** Makes a composer the one that a channel's messages are taken back into, until the returned function is called. */
export function onTakenBack(channelId: string, listener: TakenBack): () => void {
  composers.set(channelId, listener)
  return () => {
    if (composers.get(channelId) === listener) composers.delete(channelId)
  }
}

/** Of a channel that is not open: into its draft, before what is there. */
function intoDraft(entry: Returned): void {
  const there = readComposerDraft(entry)
  const since = there && !isEmptyDraft(there) ? there : EMPTY_DRAFT
  keepComposerDraft(entry, { ...withReturned(entry, since), updatedAt: serverNow() })
}

/** Gives words back to who writes in a channel: into its composer, or where that is not open into its draft. */
export function giveBack(entry: Returned): void {
  const listener = composers.get(entry.channelId)
  if (listener) listener(entry)
  else intoDraft(entry)
}

/** Takes a held message back into the composer of its channel. */
export function takeBack(clientId: string): void {
  const shelf = shelfWith(clientId)
  const entry = shelf?.get(clientId)
  if (!shelf || !entry || !isHeld(entry, Date.now())) return
  giveBack(entry)
  shelf.remove(clientId)
}

/** Takes back the message of a channel that was sent last, if it is still held; says whether there was one. */
export function takeBackLast(userId: string, channelId: string): boolean {
  const last = shelfOf(userId)
    .of(channelId)
    .findLast((entry) => isHeld(entry, Date.now()))
  if (last) takeBack(last.clientId)
  return last !== undefined
}
