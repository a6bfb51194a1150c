import { accountById } from '../accounts'
import { emit } from '../live'
import { Refusal } from '../refusal'
import type { World } from '../world'
import { addFact } from './add-message'
import { touch } from './derived'
import { holderOf, LOCK_MS, lockOf } from './locks'
import type { Talk } from './talk'
import type { Viewer } from './viewer'

const MOST_LOCKS = 200

function keep(world: World, talk: Talk, lock: { userId: string; until: number }): void {
  const { locks } = world.state.threads
  locks[talk.channelId] = lock
  for (const [channelId, { until }] of Object.entries(locks).slice(0, -MOST_LOCKS))
    if (until < world.now()) delete locks[channelId]
  touch(world, talk.channelId)
  emit(world, talk.creator.userId, 'channel.lock', { channelId: talk.channelId, lock: lockOf(world, talk) })
}

/** Adds an event about the takeover to the chat (screens S11). */
function logTakeOver(world: World, talk: Talk, userId: string, fromId: string): void {
  const nameOf = (id: string): string => accountById(world, id)?.displayName ?? id
  addFact(world, talk, {
    kind: 'system',
    text: `${nameOf(userId)} took this chat over from ${nameOf(fromId)}.`,
  })
}

/** Takes or renews the lock for 45 s; takes over a colleague's only with `force`. */
export function takeLock(world: World, talk: Talk, { account }: Viewer, force: boolean): void {
  const holder = holderOf(world, talk)
  const isTheirs = holder !== undefined && holder.userId !== account.userId
  if (isTheirs && !force) throw new Refusal(409, 'channel_locked')
  if (isTheirs) logTakeOver(world, talk, account.userId, holder.userId)
  keep(world, talk, { userId: account.userId, until: world.now() + LOCK_MS })
}

/** Releases the caller's own lock. */
export function giveLock(world: World, talk: Talk, { account }: Viewer): void {
  if (holderOf(world, talk)?.userId === account.userId)
    keep(world, talk, { userId: account.userId, until: world.now() })
}
