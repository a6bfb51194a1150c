import { accountById } from '../accounts'
import { emit } from '../live'
import { forgetNotices, notifyPerson } from '../people/tell'
import { permissionsFor } from '../permissions'
import { textAt } from '../threads/words'
import type { World } from '../world'
import type { WireReview } from './performance-state'
import type { Spot } from './written'

const MOST_TEXT = 80
const MARKED: Record<WireReview['mark'], string> = {
  good: 'Marked good',
  coach: 'Marked for coaching',
  flag: 'Flagged',
}

/** Without the right to staff names, the notice comes from the agency. */
function maySeeNames(world: World, userId: string): boolean {
  const account = accountById(world, userId)
  return account !== undefined && permissionsFor(world, account).canSeeStaffNames
}

/** Notifies only the author of a message about a review or its removal. */
export function tellReview(world: World, { talk, place }: Spot, messageId: string, writerId: string): void {
  const { channelId, creator } = talk
  emit(world, creator.userId, 'message.updated', { channelId, messageId }, writerId)
  forgetNotices(world, writerId, messageId)
  const review = world.state.performance.reviews[messageId]
  if (!review || review.userId === writerId) return
  const said = `${MARKED[review.mark]}: “${textAt(talk, place).slice(0, MOST_TEXT)}”`
  const from = maySeeNames(world, writerId) ? review.userId : null
  notifyPerson(world, writerId, `${said} ${review.note}`.trim(), from, messageId)
}
