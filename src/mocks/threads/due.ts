import type { World } from '../world'
import { addOurs } from './add-message'
import { asksForCare, holdBack } from './held'
import { creatorOfChannel, findTalk } from './talk'
import type { Scheduled } from './thread-state'

/** Sends scheduled messages that are due, or holds them back after their check. */
export function sendDue(world: World): void {
  const { threads } = world.state
  const now = world.now()
  const isDue = ({ dueAt, heldAt }: Scheduled) => dueAt <= now && heldAt === undefined
  const due = threads.scheduled.filter(isDue).toSorted((a, b) => a.dueAt - b.dueAt)
  if (due.length === 0) return
  threads.version += 1
  threads.scheduled = threads.scheduled.filter((one) => !isDue(one))
  for (const one of due) {
    const creator = creatorOfChannel(one.channelId)
    const talk = creator && findTalk(world, creator, one.channelId)
    if (!talk) continue
    if (asksForCare(one.message)) holdBack(world, talk, one)
    else addOurs(world, talk, { ...one.message, id: one.messageId })
  }
}
