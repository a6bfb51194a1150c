import { accountById } from '../../../rules/account/accounts'
import { emitEvent } from '../../../state/emit-event'
import { Refusal } from '../../../rules/base/refusal'
import type { World } from '../../../state/world'
import { addEvent } from '../../../rules/threads/add-message'
import { invalidateChannel } from '../../../rules/threads/derived-threads'
import { lockHolderOf, LOCK_MS, lockOf } from '../../../rules/threads/locks'
import type { Conversation } from '../../../rules/threads/conversation'
import type { Viewer } from '../../../rules/account/viewer'

const MAX_LOCKS = 200

function storeLock(world: World, conversation: Conversation, lock: { userId: string; until: number }): void {
  const { locks } = world.state.threads
  locks[conversation.channelId] = lock
  for (const [channelId, { until }] of Object.entries(locks).slice(0, -MAX_LOCKS))
    if (until < world.now()) delete locks[channelId]
  invalidateChannel(world, conversation.channelId)
  emitEvent(world, conversation.creator.userId, 'channel.lock', {
    channelId: conversation.channelId,
    lock: lockOf(world, conversation),
  })
}

/** Adds an event about the takeover to the chat (screens S11). */
function logTakeOver(world: World, conversation: Conversation, userId: string, fromId: string): void {
  const nameOf = (id: string): string => accountById(world, id)?.displayName ?? id
  addEvent(world, conversation, {
    kind: 'system',
    text: `${nameOf(userId)} took this chat over from ${nameOf(fromId)}.`,
  })
}

/** Takes or renews the lock for 45 s; takes over a colleague's only with `force`. */
export function takeLock(
  world: World,
  conversation: Conversation,
  { account }: Viewer,
  force: boolean,
): void {
  const holder = lockHolderOf(world, conversation)
  const isTheirs = holder !== undefined && holder.userId !== account.userId
  if (isTheirs && !force) throw new Refusal(409, 'channel_locked')
  if (isTheirs) logTakeOver(world, conversation, account.userId, holder.userId)
  storeLock(world, conversation, { userId: account.userId, until: world.now() + LOCK_MS })
}

/** Releases the caller's own lock. */
export function releaseLock(world: World, conversation: Conversation, { account }: Viewer): void {
  if (lockHolderOf(world, conversation)?.userId === account.userId)
    storeLock(world, conversation, { userId: account.userId, until: world.now() })
}
