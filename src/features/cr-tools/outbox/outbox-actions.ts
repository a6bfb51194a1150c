import { canUndo, type OutboxMessage } from '@/domain/chat/outbox'

import { findOutgoing, outboxStoreOf } from './outbox'
import { restoreToComposer } from './restore-to-composer'

/** Drops an unsent message, and those behind it continue. One that is being sent cannot be dropped. */
export function dropOutgoing(clientId: string): void {
  const found = findOutgoing(clientId)
  if (found?.entry.state !== 'sending') found?.store.remove(clientId)
}

/** Restores a message to its composer if it may be restored, and returns whether; those behind it continue. */
function restoreIf(clientId: string, may: (entry: OutboxMessage) => boolean): boolean {
  const found = findOutgoing(clientId)
  if (!found || !may(found.entry)) return false
  restoreToComposer(found.entry)
  found.store.remove(clientId)
  return true
}

/** Undoes the send of a held message and restores it to its composer; returns false when its time is over. */
export const undoSend = (clientId: string): boolean =>
  restoreIf(clientId, (entry) => canUndo(entry, Date.now()))

/** Restores a failed message to its composer, to be corrected. */
export const editFailed = (clientId: string): boolean =>
  restoreIf(clientId, ({ state }) => state === 'failed')

/** Ends the undo time of a message, and of those before it, which must arrive first. */
export function sendNow(clientId: string): void {
  const found = findOutgoing(clientId)
  if (!found) return
  const { store, entry } = found
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
