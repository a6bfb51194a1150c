import { iso } from '../seed/calendar'
import { chance } from '../seed/random'
import type { World } from '../world'
import { colleagueOf } from './crew'
import type { Talk } from './talk'

export const LOCK_MS = 45_000 // screens S11, collision
/** In this channel of every creator a colleague is writing when the world begins, and for a while after. */
const SEED_LOCKED = 12
const SEED_LOCKED_FOR_MS = 13 * LOCK_MS

/** Who is writing here, until when; undefined when nobody is, or their time has run out. */
export function holderOf(world: World, talk: Talk): { userId: string; until: number } | undefined {
  const now = world.now()
  const stored = world.state.threads.locks[talk.channelId]
  if (stored) return stored.until > now ? stored : undefined
  const { seed, anchor, creator } = talk
  if (seed.index !== SEED_LOCKED || now >= anchor + SEED_LOCKED_FOR_MS) return undefined
  // Renewed each time it would run out.
  const renewals = Math.floor(Math.max(0, now - anchor) / LOCK_MS) + 1
  return { userId: colleagueOf(creator, chance(96, creator.index)), until: anchor + renewals * LOCK_MS }
}

export function lockOf(world: World, talk: Talk): { userId: string; until: string } | null {
  const holder = holderOf(world, talk)
  return holder ? { userId: holder.userId, until: iso(holder.until) } : null
}
