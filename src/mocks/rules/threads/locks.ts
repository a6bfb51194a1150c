import { iso } from '../../seed/calendar'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import { colleagueOf } from './staff-of-creator'
import type { Conversation } from './conversation'

export const LOCK_MS = 45_000 // screens S11
/** A colleague writes in this channel of every creator at the start and for a while after. */
const SEED_LOCKED = 12
const SEED_LOCKED_FOR_MS = 13 * LOCK_MS

/** The holder of the lock and its end; undefined for none or an expired one. */
export function lockHolderOf(
  world: World,
  conversation: Conversation,
): { userId: string; until: number } | undefined {
  const now = world.now()
  const stored = world.state.threads.locks[conversation.channelId]
  if (stored) return stored.until > now ? stored : undefined
  const { seed, anchor, creator } = conversation
  if (seed.index !== SEED_LOCKED || now >= anchor + SEED_LOCKED_FOR_MS) return undefined
  // The holder renews it each time.
  const renewals = Math.floor(Math.max(0, now - anchor) / LOCK_MS) + 1
  return {
    userId: colleagueOf(creator, chance(ROLL.lockHolder, creator.index)),
    until: anchor + renewals * LOCK_MS,
  }
}

export function lockOf(world: World, conversation: Conversation): { userId: string; until: string } | null {
  const holder = lockHolderOf(world, conversation)
  return holder ? { userId: holder.userId, until: iso(holder.until) } : null
}
