import { isHeldForCare, type Message } from '@/domain/chat/message'

import type { RestoredMessage } from '../../../outbox/restore-draft'

/** Converts a scheduled message back to a draft; a held one has no time, because its own has passed. */
export const restoredFromScheduled = (message: Message, userId: string): RestoredMessage => ({
  userId,
  creatorId: message.senderId,
  channelId: message.channelId,
  text: message.text,
  lockText: message.lockText,
  media: message.media,
  previewMediaIds: message.previewMediaIds,
  price: message.price,
  replyTo: message.replyTo,
  scriptId: message.scriptId,
  scriptStep: null,
  scheduledAt:
    message.scheduledAt === null || isHeldForCare(message)
      ? null
      : new Date(message.scheduledAt).toISOString(),
  translation: message.translation,
})
