import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import { colleagueOf } from './staff-of-creator'
import { lockHolderOf } from './locks'
import type { Conversation } from './conversation'
import type { Viewer } from '../account/viewer'

/** Presence expires after this time without activity. */
export const PRESENCE_EXPIRES_MS = 3 * 60_000
/** Channels with a colleague present at the start. */
const SEED_WATCHED: ReadonlySet<number> = new Set([4, 12, 23])
const SEED_WATCHED_FOR_MS = 10 * 60_000

/** Users who have a channel open. */
export function presentIn(world: World, conversation: Conversation): string[] {
  const now = world.now()
  const holder = lockHolderOf(world, conversation)
  const here = new Set<string>()
  if (SEED_WATCHED.has(conversation.seed.index) && now < conversation.anchor + SEED_WATCHED_FOR_MS)
    here.add(
      colleagueOf(
        conversation.creator,
        chance(ROLL.presentColleague, conversation.creator.index, conversation.seed.index),
      ),
    )
  for (const { userId, channelId, at } of Object.values(world.state.threads.presence))
    if (channelId === conversation.channelId && now - at < PRESENCE_EXPIRES_MS) here.add(userId)
  if (holder) here.add(holder.userId)
  return [...here]
}

/** Colleagues who have the channel open, without the viewer. */
export const presenceIn = (world: World, conversation: Conversation, { account }: Viewer) =>
  presentIn(world, conversation).filter((userId) => userId !== account.userId)
