import { useSyncExternalStore } from 'react'

import { appendToOutbox, type NewOutboxMessage, type OutboxMessage } from '@/domain/chat/outbox'
import { useSession } from '@/features/auth'
import { undoSendMs } from '@/services/page/page-preferences'
import { markRunning } from '@/services/page/unsaved'
import { localStore } from '@/services/storage/storage'
import { canStoreUserData } from '@/services/storage/user-data'

import type { OutboxSender } from './outbox-sender'
import { OutboxStore } from './outbox-store'

export interface RunningOutbox {
  userId: string
  sender: OutboxSender
  stop: () => void
}

let running: RunningOutbox | undefined

/** Retries a failed message and those behind it. */
export const retryOutgoing = (clientId: string): void => running?.sender.retry(clientId)

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

/** Returns a message with the outbox that has it. */
export function findOutgoing(clientId: string): { store: OutboxStore; entry: OutboxMessage } | undefined {
  for (const store of stores.values()) {
    const entry = store.get(clientId)
    if (entry) return { store, entry }
  }
  return undefined
}

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

/** Marks a message that is in memory only, as a reload would lose it, until the server has accepted it. */
function markUntilSent(store: OutboxStore, clientId: string): void {
  const unmark = markRunning()
  const stop = store.subscribe(() => {
    if (store.get(clientId)) return
    stop()
    unmark()
  })
}

/**
 * Stores a message to be sent after its undo time. Returns false when it is in memory only. Ignores messages
 * of a user who has left (decisions 12).
 */
export function queueMessage(message: NewOutboxMessage): boolean {
  if (!canStoreUserData(message.userId)) return true
  const store = outboxStoreOf(message.userId)
  const isOnDisk = store.add(
    appendToOutbox(message, store.ofChannel(message.channelId), Date.now(), undoSendMs()),
  )
  if (!isOnDisk) markUntilSent(store, message.clientId)
  return isOnDisk
}
