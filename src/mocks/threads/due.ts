import type { World } from '../world'
import { addOurs } from './add-message'
import { creatorOfChannel, findTalk } from './talk'

/** Sends what was scheduled for a moment that has come. */
export function sendDue(world: World): void {
  const { threads } = world.state
  const now = world.now()
  if (!threads.scheduled.some(({ dueAt }) => dueAt <= now)) return
  const due = threads.scheduled.filter(({ dueAt }) => dueAt <= now).toSorted((a, b) => a.dueAt - b.dueAt)
  threads.scheduled = threads.scheduled.filter(({ dueAt }) => dueAt > now)
  threads.version += 1
  for (const { channelId, messageId, message } of due) {
    const creator = creatorOfChannel(channelId)
    const talk = creator && findTalk(world, creator, channelId)
    if (talk) addOurs(world, talk, { ...message, id: messageId })
  }
}
