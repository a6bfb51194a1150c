import { emitEvent } from '../../state/emit-event'
import { removeNotices, notifyPerson } from '../notices/notify-staff'
import { textAt } from '../threads/message-text'
import type { World } from '../../state/world'
import type { WireReview } from '../../state/performance-state'
import type { MessagePosition } from './staff-message'

const MAX_TEXT = 80
const MARKED: Record<WireReview['mark'], string> = {
  good: 'Marked good',
  coach: 'Marked for coaching',
  flag: 'Flagged',
}

/** Notifies only the author of a message about a review or its removal. */
export function notifyReview(
  world: World,
  { conversation, position }: MessagePosition,
  messageId: string,
  writerId: string,
): void {
  const { channelId, creator } = conversation
  emitEvent(world, creator.userId, 'message.updated', { channelId, messageId }, writerId)
  removeNotices(world, writerId, messageId)
  const review = world.state.performance.reviews[messageId]
  if (!review || review.userId === writerId) return
  const verdict = `${MARKED[review.mark]}: “${textAt(conversation, position).slice(0, MAX_TEXT)}”`
  notifyPerson(world, writerId, `${verdict} ${review.note}`.trim(), review.userId, messageId)
}
