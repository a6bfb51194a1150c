import type { World } from '../../state/world'
import { addStaffMessage } from '../../rules/threads/add-message'
import { messageNeedsCheck, holdMessage } from './held-messages'
import { creatorOfChannel, findConversation } from '../../rules/threads/conversation'
import type { Scheduled } from '../../state/thread-state'

/** Sends scheduled messages that are due, or holds them back after their check. */
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
    if (messageNeedsCheck(one.message)) holdMessage(world, conversation, one)
    else addStaffMessage(world, conversation, { ...one.message, id: one.messageId })
  }
}
