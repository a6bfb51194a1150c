import { chance } from '../seed/random'
import type { World } from '../world'
import { colleagueOf } from './crew'
import { holderOf } from './locks'
import type { Talk } from './talk'
import type { Viewer } from './viewer'

/** Somebody who has done nothing for so long is not there any more. */
export const GONE_AFTER_MS = 3 * 60_000
/** In these channels a colleague looks on when the world begins. */
const SEED_WATCHED: ReadonlySet<number> = new Set([4, 12, 23])
const SEED_WATCHED_FOR_MS = 10 * 60_000

/** Ids of those who have a channel open. */
export function presentIn(world: World, talk: Talk): { userId: string; isTyping: boolean }[] {
  const now = world.now()
  const holder = holderOf(world, talk)
  const here = new Map<string, boolean>()
  if (SEED_WATCHED.has(talk.seed.index) && now < talk.anchor + SEED_WATCHED_FOR_MS)
    here.set(colleagueOf(talk.creator, chance(97, talk.creator.index, talk.seed.index)), false)
  for (const { userId, channelId, at, isTyping } of Object.values(world.state.threads.presence)) {
    if (channelId === talk.channelId && now - at < GONE_AFTER_MS)
      here.set(userId, isTyping || here.get(userId) === true)
  }
  if (holder) here.set(holder.userId, true)
  return [...here].map(([userId, isTyping]) => ({ userId, isTyping }))
}

/** Colleagues who have the channel open; the viewer is none of them. */
export const presenceIn = (world: World, talk: Talk, { account }: Viewer) =>
  presentIn(world, talk).filter(({ userId }) => userId !== account.userId)
