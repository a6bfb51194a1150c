import { useSyncExternalStore } from 'react'

import { appendToOutbox, canUndo, type NewOutboxMessage, type OutboxMessage } from '@/domain/chat/outbox'
import { useSession } from '@/features/auth'
import { undoSendMs } from '@/services/page/page-preferences'
import { serverNow } from '@/services/network/server-clock'
import { localStore } from '@/services/storage/storage'
import { canStoreUserData } from '@/services/storage/user-data'

import { EMPTY_DRAFT, isEmptyDraft, saveComposerDraft, readComposerDraft } from './composer-draft'
import { OutboxStore } from './outbox-store'
import { type RestoredMessage, mergeRestored } from './restore-draft'

export interface RunningOutbox {
  userId: string
  stop: () => void
  /** Retries a failed message with a fresh set of attempts. */
  retry: (clientId: string) => void
  /** Retries when the network is back. */
  wake: () => void
  /** Ends undo time for all and sends at once. */
  releaseHeld: () => void
  /** Flushes before a logout that may fail: sends held messages and keeps what is not sent in time. */
  flush: () => Promise<void>
  /**
   * Drains before a deliberate logout: sends held messages and removes what is not sent in time (decisions
   * 12).
   */
  drainAndClose: () => Promise<void>
}

let running: RunningOutbox | undefined

/** Makes an outbox the one that this page runs, until the returned function is called. */
export function registerOutbox(started: RunningOutbox): () => void {
  running = started
  return () => {
    if (running === started) running = undefined
  }
}

/** Returns the outbox that this page already runs for a user. */
export const runningOutbox = (userId: string): RunningOutbox | undefined =>
  running?.userId === userId ? running : undefined

const stores = new Map<string, OutboxStore>()

/** Returns the outbox of a user, one for each, so that users never share messages. */
export function outboxStoreOf(userId: string): OutboxStore {
  const store = stores.get(userId) ?? new OutboxStore(localStore, userId)
  stores.set(userId, store)
  return store
}

const storeWith = (clientId: string): OutboxStore | undefined =>
  [...stores.values()].find((store) => store.get(clientId) !== undefined)

const noChanges = () => () => undefined

/** Returns what is read from a user's outbox, and follows it; undefined without a user. */
export function useOutbox<T>(userId: string | undefined, read: (store: OutboxStore) => T): T | undefined {
  const store = userId === undefined ? undefined : outboxStoreOf(userId)
  return useSyncExternalStore(store?.subscribe ?? noChanges, () => store && read(store))
}

export const NO_MESSAGES: readonly OutboxMessage[] = []

/** Returns the user's messages of a channel that the server has not accepted yet, oldest first. */
export const useOutgoing = (channelId: string): readonly OutboxMessage[] =>
  useOutbox(useSession().userId, (store) => store.ofChannel(channelId)) ?? NO_MESSAGES

/**
 * Stores a message to be sent after its undo time. Returns false when it is in memory only. Ignores messages
 * of a user who has left (decisions 12).
 */
export function queueMessage(message: NewOutboxMessage): boolean {
  if (!canStoreUserData(message.userId)) return true
  const store = outboxStoreOf(message.userId)
  return store.add(appendToOutbox(message, store.ofChannel(message.channelId), Date.now(), undoSendMs()))
}

/** Retries a failed message and those behind it. */
export const retryOutgoing = (clientId: string): void => running?.retry(clientId)

/** Drops an unsent message, and those behind it continue. One that is being sent cannot be dropped. */
export function dropOutgoing(clientId: string): void {
  const store = storeWith(clientId)
  if (store?.get(clientId)?.state !== 'sending') store?.remove(clientId)
}

type RestoreListener = (entry: RestoredMessage) => void
const composers = new Map<string, RestoreListener>()

/**
 * Registers the composer that restored messages of a channel go to, until the returned function is called.
 */
export function onRestore(channelId: string, listener: RestoreListener): () => void {
  composers.set(channelId, listener)
  return () => {
    if (composers.get(channelId) === listener) composers.delete(channelId)
  }
}

/** Inserts it before the content of the draft, as the channel is closed. */
function restoreToDraft(entry: RestoredMessage): void {
  const there = readComposerDraft(entry)
  const since = there && !isEmptyDraft(there) ? there : EMPTY_DRAFT
  saveComposerDraft(entry, { ...mergeRestored(entry, since), updatedAt: serverNow() })
}

/** Puts text back into the composer of its channel, or into its draft when the composer is closed. */
export function restoreToComposer(entry: RestoredMessage): void {
  const listener = composers.get(entry.channelId)
  if (listener) listener(entry)
  else restoreToDraft(entry)
}

/** Undoes the send of a held message and restores it to its composer. */
export function undoSend(clientId: string): void {
  const store = storeWith(clientId)
  const entry = store?.get(clientId)
  if (!store || !entry || !canUndo(entry, Date.now())) return
  restoreToComposer(entry)
  store.remove(clientId)
}

/** Restores a failed message to its composer, to be corrected; those behind it continue. */
export function editFailed(clientId: string): void {
  const store = storeWith(clientId)
  const entry = store?.get(clientId)
  if (!store || entry?.state !== 'failed') return
  restoreToComposer(entry)
  store.remove(clientId)
}

/** Ends the undo time of a message, and of those before it, which must arrive first. */
export function sendNow(clientId: string): void {
  const store = storeWith(clientId)
  const entry = store?.get(clientId)
  if (!store || !entry) return
  for (const { state, createdAt, ...one } of store.ofChannel(entry.channelId))
    if (state === 'held' && createdAt <= entry.createdAt) store.update(one.clientId, { state: 'waiting' })
}

/** Undoes the last send of a channel if it is still held; returns whether there was one. */
export function undoLastSend(userId: string, channelId: string): boolean {
  const last = outboxStoreOf(userId)
    .ofChannel(channelId)
    .findLast((entry) => canUndo(entry, Date.now()))
  if (last) undoSend(last.clientId)
  return last !== undefined
}
