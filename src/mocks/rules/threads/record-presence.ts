import { sessionClaimsOf } from '../account/accounts'
import { emitEvent } from '../../state/emit-event'
import type { World } from '../../state/world'
import { PRESENCE_EXPIRES_MS, presentIn } from './presence'
import { findConversation, type Conversation } from './conversation'

const emitPresence = (world: World, conversation: Conversation): void =>
  emitEvent(world, conversation.creator.userId, 'channel.presence', {
    channelId: conversation.channelId,
    userIds: presentIn(world, conversation),
  })

/** Removes expired presence entries. */
function removeExpired(world: World): void {
  const { presence } = world.state.threads
  for (const [sessionId, { at }] of Object.entries(presence))
    if (world.now() - at > PRESENCE_EXPIRES_MS) delete presence[sessionId]
}

/** Records a user's presence in one place and emits changes. */
export function setPresence(
  world: World,
  conversation: Conversation,
  { key, userId }: { key: string; userId: string },
): void {
  const { threads } = world.state
  const before = threads.presence[key]
  const now = world.now()
  const isSame = before?.channelId === conversation.channelId
  // Renews an entry only when it would soon expire, to limit writes.
  if (isSame && now - before.at < PRESENCE_EXPIRES_MS / 3) return
  threads.version += 1
  removeExpired(world)
  threads.presence[key] = { userId, channelId: conversation.channelId, at: now }
  if (isSame) return
  const left = before && findConversation(world, conversation.creator, before.channelId)
  if (left) emitPresence(world, left)
  emitPresence(world, conversation)
}

/** Records that the user reads or writes here. */
export function recordPresence(world: World, conversation: Conversation, request: Request): void {
  const { sid, sub } = sessionClaimsOf(world, request, 'creator')
  setPresence(world, conversation, { key: `${sid} ${conversation.creator.userId}`, userId: sub })
}
