import { isHeld, type Message } from '@/domain/chat/message'

import type { RestoredMessage } from '../../../outbox/restore-draft'

/** Converts a scheduled message back to a draft; a held one has no time, because its own has passed. */
export const restoredFromScheduled = (message: Message, userId: string): RestoredMessage => ({
  ...message,
  userId,
  creatorId: message.senderId,
  scriptStep: null,
  scheduledAt:
    message.scheduledAt === null || isHeld(message) ? null : new Date(message.scheduledAt).toISOString(),
})
