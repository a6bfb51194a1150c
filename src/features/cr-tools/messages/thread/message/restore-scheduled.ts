import { isHeld, type Message } from '@/domain/chat/message'

import { readComposerDraft } from '../../../outbox/composer-draft'
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

/** Whether the composer has its content already: an earlier try had no answer. */
function isBack({ text, media, price, ...key }: RestoredMessage): boolean {
  const draft = readComposerDraft(key)
  return (
    draft !== undefined &&
    (text === '' || draft.text === text || draft.text.startsWith(`${text}\n`)) &&
    draft.price >= price &&
    media.every(({ mediaId }) => draft.media.some((one) => one.mediaId === mediaId))
  )
}

/**
 * Restores a scheduled message to its composer, unless it is there: when the server took it back, or did so
 * perhaps, because then nothing else may have its text.
 */
export function restoreScheduled(message: Message, userId: string): void {
  // A send whose answer was lost would be repeated.
  if (message.clientId !== null) dropOutgoing(message.clientId)
  const restored = restoredFromScheduled(message, userId)
  if (!isBack(restored)) restoreToComposer(restored)
}
