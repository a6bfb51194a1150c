import { agencyDay, agencyDayStart } from '../calendar'
import type { SeedCreator } from '../creators'
import { joinsOfDay, memberDay } from './member-counts'
import type { TIERS } from '../fans/members'
import { daysOf, momentOfPart, partOfDay } from './money'
import { chance, pick } from '../random'
import { ROLL } from '../roll'

/** Memberships renew monthly. */
const RENEWED_SHARE = 1 / 30
const MOVED_SHARE = 1 / 420

const renewalsOfDay = (creator: SeedCreator, day: number): number =>
  Math.round(
    memberDay(creator, day).atStart *
      RENEWED_SHARE *
      (0.75 + 0.5 * chance(ROLL.renewalsOfDay, creator.index, day)),
  )

/** Renewals in a range; parts add up to the whole. */
export function renewalsBetween(creator: SeedCreator, from: number, to: number): number {
  const before = (day: number, at: number) => Math.round(renewalsOfDay(creator, day) * partOfDay(at, day))
  return daysOf(from, to).reduce(
    (sum, day) => sum + before(day, to) - (agencyDay(from) === day ? before(day, from) : 0),
    0,
  )
}

type Tier = (typeof TIERS)[number]
export interface SeedMove {
  from: Tier
  to: Tier
}

const TIER_MOVES: readonly SeedMove[] = [
  { from: 'basic', to: 'advanced' },
  { from: 'basic', to: 'advanced' },
  { from: 'basic', to: 'advanced' },
  { from: 'advanced', to: 'premium_fan' },
  { from: 'advanced', to: 'premium_fan' },
  { from: 'basic', to: 'premium_fan' },
  { from: 'advanced', to: 'basic' },
  { from: 'advanced', to: 'basic' },
  { from: 'premium_fan', to: 'advanced' },
]

/** Tier changes in a range. */
export function movesBetween(creator: SeedCreator, from: number, to: number): SeedMove[] {
  return daysOf(from, to).flatMap((day) => {
    const usual = memberDay(creator, day).atStart * MOVED_SHARE
    const count = Math.floor(usual + chance(ROLL.movesOfDay, creator.index, day))
    return Array.from({ length: count }, (_, nth) => ({
      at: momentOfPart(chance(ROLL.moveTime, creator.index, day, nth), day),
      move: pick(TIER_MOVES, chance(ROLL.moveTiers, creator.index, day, nth)),
    })).flatMap(({ at, move }) => (at >= from && at < to ? [move] : []))
  })
}

/** How many who joined in a range are members at each moment: all leave with the same probability. */
export function retainedMembers(
  creator: SeedCreator,
  [from, to]: readonly [number, number],
  ends: readonly number[],
) {
  const joins = daysOf(from, to).flatMap((day) =>
    joinsOfDay(creator, day).filter((at) => at >= from && at < to),
  )
  const last = Math.max(to, ...ends)
  /** By day since the first: share of the day's members who stay until the next. */
  const first = agencyDay(from)
  const staying: number[] = [1]
  for (let day = first; day <= agencyDay(last); day += 1) {
    const { atStart, left } = memberDay(creator, day)
    staying.push((staying.at(-1) ?? 1) * (atStart === 0 ? 1 : 1 - left / atStart))
  }
  const until = (day: number) => staying[day - first] ?? 0
  const kept = ends.map((end) =>
    Math.round(
      joins.reduce((sum, at) => {
        const [begin, stop] = [agencyDay(at) + 1, agencyDay(end)]
        return sum + (stop <= begin || agencyDayStart(begin) >= end ? 1 : until(stop) / until(begin))
      }, 0),
    ),
  )
  return { joined: joins.length, kept }
}
