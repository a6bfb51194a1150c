import { canUndo } from '@/domain/chat/outbox'

import { outboxStoreOf, storeWith } from './outbox'
import { restoreToComposer } from './restore-to-composer'

/** Drops an unsent message, and those behind it continue. One that is being sent cannot be dropped. */
export function dropOutgoing(clientId: string): void {
  const store = storeWith(clientId)
  if (store?.get(clientId)?.state !== 'sending') store?.remove(clientId)
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
