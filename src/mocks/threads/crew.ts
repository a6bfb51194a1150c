import type { SeedCreator } from '../seed/creators'
import { pick } from '../seed/random'
import { STAFF } from '../seed/staff'

const crews = new Map<string, readonly string[]>()

/** The chatters who write for a creator; everybody of the staff who may, where there is none. */
export function crewOf(creator: SeedCreator): readonly string[] {
  const known = crews.get(creator.userId)
  if (known) return known
  const all = STAFF.filter(({ creatorIds }) => creatorIds.includes(creator.userId))
  const chatters = all.filter(({ payPerHour }) => payPerHour > 0)
  const made = (chatters.length > 0 ? chatters : all.length > 0 ? all : STAFF).map(({ userId }) => userId)
  crews.set(creator.userId, made)
  return made
}

/** People of the crew whom nobody signs in as: they play the colleagues. */
export function colleagueOf(creator: SeedCreator, roll: number): string {
  const others = crewOf(creator).filter((userId) => userId > 'staff-04')
  return pick(others.length > 0 ? others : crewOf(creator), roll)
}
