import type { SeedCreator } from '../../seed/creators'
import { pick } from '../../seed/random'
import { STAFF } from '../../seed/staff'

const staffByCreator = new Map<string, readonly string[]>()

/** A creator's chatters; without any, all staff who may write. */
export function staffOf(creator: SeedCreator): readonly string[] {
  const cached = staffByCreator.get(creator.userId)
  if (cached) return cached
  const all = STAFF.filter(({ creatorIds }) => creatorIds.includes(creator.userId))
  const chatters = all.filter(({ payPerHour }) => payPerHour > 0)
  const made = (chatters.length > 0 ? chatters : all.length > 0 ? all : STAFF).map(({ userId }) => userId)
  staffByCreator.set(creator.userId, made)
  return made
}

/** A chatter no user signs in as, who acts as a colleague. */
export function colleagueOf(creator: SeedCreator, roll: number): string {
  const others = staffOf(creator).filter((userId) => userId > 'staff-04')
  return pick(others.length > 0 ? others : staffOf(creator), roll)
}
