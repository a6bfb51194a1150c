import { accountById } from '../../rules/account/accounts'
import { emitEvent } from '../../state/emit-event'
import { Refusal } from '../../rules/base/refusal'
import type { World } from '../../state/world'
import { addEvent } from '../../rules/threads/add-message'
import { invalidateChannel } from '../../rules/threads/derived-threads'
import { lockHolderOf, LOCK_MS, lockOf } from '../../rules/threads/locks'
import type { Talk } from '../../rules/threads/talk'
import type { Viewer } from '../../rules/threads/viewer'

const MAX_LOCKS = 200

function storeLock(world: World, talk: Talk, lock: { userId: string; until: number }): void {
  const { locks } = world.state.threads
  locks[talk.channelId] = lock
  for (const [channelId, { until }] of Object.entries(locks).slice(0, -MAX_LOCKS))
    if (until < world.now()) delete locks[channelId]
  invalidateChannel(world, talk.channelId)
  emitEvent(world, talk.creator.userId, 'channel.lock', {
    channelId: talk.channelId,
    lock: lockOf(world, talk),
  })
}

/** Adds an event about the takeover to the chat (screens S11). */
function logTakeOver(world: World, talk: Talk, userId: string, fromId: string): void {
  const nameOf = (id: string): string => accountById(world, id)?.displayName ?? id
  addEvent(world, talk, {
    kind: 'system',
    text: `${nameOf(userId)} took this chat over from ${nameOf(fromId)}.`,
  })
}

/** Takes or renews the lock for 45 s; takes over a colleague's only with `force`. */
export function takeLock(world: World, talk: Talk, { account }: Viewer, force: boolean): void {
  const holder = lockHolderOf(world, talk)
  const isTheirs = holder !== undefined && holder.userId !== account.userId
  if (isTheirs && !force) throw new Refusal(409, 'channel_locked')
  if (isTheirs) logTakeOver(world, talk, account.userId, holder.userId)
  storeLock(world, talk, { userId: account.userId, until: world.now() + LOCK_MS })
}

/** Releases the caller's own lock. */
export function releaseLock(world: World, talk: Talk, { account }: Viewer): void {
  if (lockHolderOf(world, talk)?.userId === account.userId)
    storeLock(world, talk, { userId: account.userId, until: world.now() })
}
