import { claimsOf } from '../accounts'
import { emit } from '../live'
import type { World } from '../world'
import { GONE_AFTER_MS, presentIn } from './presence'
import { findTalk, type Talk } from './talk'

const tell = (world: World, talk: Talk): void =>
  emit(world, talk.creator.userId, 'channel.presence', {
    channelId: talk.channelId,
    userIds: presentIn(world, talk).map(({ userId }) => userId),
  })

/** Removes expired presence entries. */
function forget(world: World): void {
  const { presence } = world.state.threads
  for (const [sessionId, { at }] of Object.entries(presence))
    if (world.now() - at > GONE_AFTER_MS) delete presence[sessionId]
}

/** Records a user's presence in one place and emits changes. */
export function moveTo(
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
  if (isSame && now - before.at < GONE_AFTER_MS / 3) return
  threads.version += 1
  forget(world)
  threads.presence[key] = { userId, channelId: talk.channelId, at: now, isTyping }
  if (before?.channelId === talk.channelId) return
  const left = before && findTalk(world, talk.creator, before.channelId)
  if (left) tell(world, left)
  tell(world, talk)
}

/** Records that the user reads or writes here. */
export function noteThere(world: World, talk: Talk, request: Request, isTyping = false): void {
  const { sid, sub } = claimsOf(world, request, 'creator')
  moveTo(world, talk, { key: `${sid} ${talk.creator.userId}`, userId: sub }, isTyping)
}
