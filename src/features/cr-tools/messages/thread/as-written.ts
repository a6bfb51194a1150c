import { isHeldForCare, type Message } from '@/domain/message'

import type { Returned } from '../../returned'

/** A scheduled message as it was before it was sent off; the time of one that is held has passed, so that it has none. */
export const asWritten = (message: Message, userId: string): Returned => ({
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
