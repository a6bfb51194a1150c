import { isCrisis } from '@/domain/crisis/crisis-check'

import type { World } from '../../state/world'
import { addStaffMessage } from './add-message'
import { closedReasonOf } from './read-only'
import { type Conversation, creatorOfChannel, findConversation } from './conversation'
import type { AddedMessage, Scheduled } from '../../state/added-message'
import { emitEvent } from '../../state/emit-event'
import { addNotice } from '../notices/notify'
import { fanAt } from '../../seed/fans/fans'

/** Whether its text contains a crisis phrase and its author has not chosen to send anyway. */
const messageNeedsCheck = ({ text, lockText, translation, sentAnyway }: AddedMessage): boolean =>
  sentAnyway !== true && [text, lockText, translation?.text].some((words) => words && isCrisis(words))

/** Holds a due message and notifies its owner without the text. */
function holdMessage(
  world: World,
  conversation: Conversation,
  scheduled: Scheduled,
  heldFor: 'care' | 'closed',
): void {
  const { channelId, messageId, message } = scheduled
  world.state.threads.scheduled.push({ ...scheduled, heldAt: world.now(), heldFor })
  emitEvent(world, conversation.creator.userId, 'message.updated', { channelId, messageId })
  const userId = conversation.seed.kind === 'direct' ? fanAt(conversation.seed.fanIndex).userId : null
  addNotice(world, conversation.creator, { kind: 'held', userId, channelId, messageId }, message.by)
}

/** Sends scheduled messages that are due, or holds them: for their check, or where the fan cannot get them. */
export function sendScheduled(world: World): void {
  const { threads } = world.state
  const now = world.now()
  const isDue = ({ dueAt, heldAt }: Scheduled) => dueAt <= now && heldAt === undefined
  const due = threads.scheduled.filter(isDue).toSorted((a, b) => a.dueAt - b.dueAt)
  if (due.length === 0) return
  threads.version += 1
  threads.scheduled = threads.scheduled.filter((one) => !isDue(one))
  for (const one of due) {
    const creator = creatorOfChannel(one.channelId)
    const conversation = creator && findConversation(world, creator, one.channelId)
    if (!conversation) continue
    if (closedReasonOf(world, conversation) !== null) holdMessage(world, conversation, one, 'closed')
    else if (messageNeedsCheck(one.message)) holdMessage(world, conversation, one, 'care')
    else addStaffMessage(world, conversation, { ...one.message, id: one.messageId })
  }
}
