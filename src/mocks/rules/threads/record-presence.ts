import { sessionClaimsOf } from '../account/accounts'
import { emitEvent } from '../../state/emit-event'
import type { World } from '../../state/world'
import { PRESENCE_EXPIRES_MS, presentIn } from './presence'
import { findTalk, type Talk } from './talk'

const emitPresence = (world: World, talk: Talk): void =>
  emitEvent(world, talk.creator.userId, 'channel.presence', {
    channelId: talk.channelId,
    userIds: presentIn(world, talk).map(({ userId }) => userId),
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
  talk: Talk,
  { key, userId }: { key: string; userId: string },
  isTyping = false,
): void {
  const { threads } = world.state
  const before = threads.presence[key]
  const now = world.now()
  const isSame = before?.channelId === talk.channelId && before.isTyping === isTyping
  // Renews an entry only when it would soon expire, to limit writes.
  if (isSame && now - before.at < PRESENCE_EXPIRES_MS / 3) return
  threads.version += 1
  removeExpired(world)
  threads.presence[key] = { userId, channelId: talk.channelId, at: now, isTyping }
  if (before?.channelId === talk.channelId) return
  const left = before && findTalk(world, talk.creator, before.channelId)
  if (left) emitPresence(world, left)
  emitPresence(world, talk)
}

/** Records that the user reads or writes here. */
export function recordPresence(world: World, talk: Talk, request: Request, isTyping = false): void {
  const { sid, sub } = sessionClaimsOf(world, request, 'creator')
  setPresence(world, talk, { key: `${sid} ${talk.creator.userId}`, userId: sub }, isTyping)
}
