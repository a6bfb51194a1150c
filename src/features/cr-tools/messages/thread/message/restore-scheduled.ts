import { isHeld, type Message } from '@/domain/chat/message'

import { dropOutgoing } from '../../../outbox/outbox-actions'
import type { RestoredMessage } from '../../../outbox/restore-draft'
import { restoreToComposer } from '../../../outbox/restore-to-composer'

/** Converts a scheduled message back to a draft; a held one has no time, because its own has passed. */
const restoredFromScheduled = (message: Message, userId: string): RestoredMessage => ({
  ...message,
  userId,
  creatorId: message.senderId,
  scriptStep: null,
  scheduledAt:
    message.scheduledAt === null || isHeld(message) ? null : new Date(message.scheduledAt).toISOString(),
})

/** Keys of the restored messages: when an answer is lost, the call is repeated by hand. */
const restoredKeys = new Set<string>()

/**
 * Restores a scheduled message to its composer, once: when the server took it back, or did so perhaps, because
 * then nothing else may have its text.
 */
export function restoreScheduled(message: Message, userId: string): void {
  const { messageId, clientId } = message
  const key = clientId ?? messageId
  if (restoredKeys.has(key)) return
  restoredKeys.add(key)
  // A send whose answer was lost would be repeated.
  if (clientId !== null) dropOutgoing(clientId)
  restoreToComposer(restoredFromScheduled(message, userId))
}
