import { accountById } from '../account/accounts'
import { emitEvent } from '../../state/emit-event'
import { removeNotices, notifyPerson } from '../notices/notify-staff'
import { permissionsFor } from '../account/permissions'
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

/** Without the right to staff names, the notice comes from the agency. */
function maySeeStaffNames(world: World, userId: string): boolean {
  const account = accountById(world, userId)
  return account !== undefined && permissionsFor(world, account).canSeeStaffNames
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
  const from = maySeeStaffNames(world, writerId) ? review.userId : null
  notifyPerson(world, writerId, `${verdict} ${review.note}`.trim(), from, messageId)
}
