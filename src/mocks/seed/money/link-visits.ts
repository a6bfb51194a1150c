import type { TRAFFIC_SOURCES } from '@/domain/figures/analytics'

import { DAY_MS, agencyDay } from '../calendar'
import type { SeedCreator } from '../creators'
import { joinsOfDay, usualJoins } from './member-counts'
import { daysOf, partOfDay } from './money'
import { chance, pick } from '../random'
import { ROLL } from '../roll'
import { memoByDay } from '../memo'

type Source = (typeof TRAFFIC_SOURCES)[number]

export interface SeedTrackingLink {
  linkId: string
  name: string
  source: Source
  /** In cents per day. */
  dailyCost: number
}

/** Share of visits and joins per link; the last one counts those without a link. */
const LINKS: readonly (readonly [name: string, source: Source, share: number, pull: number, cost: number])[] =
  [
    ['Instagram bio', 'instagram', 0.34, 0.3, 0],
    ['TikTok profile', 'tiktok', 0.22, 0.12, 0],
    ['X pinned post', 'x', 0.1, 0.12, 0],
    ['Reddit autumn ads', 'reddit', 0.08, 0.07, 0.012],
    ['Shoutout @nightcalls', 'partner', 0.07, 0.11, 0.018],
    ['', 'direct', 0.19, 0.28, 0],
  ]
export const DIRECT = LINKS.length - 1

/** Visits per new member on average. */
const VISITS_PER_JOIN = 34

/** A creator's links, in the order of `visitsBetween`; the last entry is no link. */
export const seedLinksOf = ({ index, dailyGross }: SeedCreator): readonly SeedTrackingLink[] =>
  LINKS.map(([name, source, , , cost], linkIndex) => ({
    linkId: linkIndex === DIRECT ? 'direct' : `link-${index + 1}-${linkIndex + 1}`,
    name,
    source,
    dailyCost: Math.round(dailyGross * cost),
  }))

export interface SeedJoin {
  at: number
  /** Index of the link. */
  link: number
  /** Cents spent within six weeks; 0 for non-buyers. */
  worth: number
}

function linkAt(roll: number): number {
  let passed = 0
  return Math.max(
    0,
    LINKS.findIndex(([, , , pull]) => roll < (passed += pull)),
  )
}

/** New members of a range with their link, oldest first within each day. */
export function linkJoinsBetween(creator: SeedCreator, from: number, to: number): SeedJoin[] {
  return daysOf(from, to).flatMap((day) =>
    joinsOfDay(creator, day).flatMap((at, nth) => {
      if (at < from || at >= to) return []
      const link = linkAt(chance(ROLL.joinLink, creator.index, day, nth))
      const buys =
        chance(ROLL.joinBuys, creator.index, day, nth) < (LINKS[link]?.[1] === 'tiktok' ? 0.24 : 0.42)
      const worth = buys
        ? 500 + Math.round(chance(ROLL.joinWorth, creator.index, day, nth) ** 3 * 480) * 100
        : 0
      return [{ at, link, worth }]
    }),
  )
}

const GROWS_FOR_MS = 42 * DAY_MS
const PAYMENTS = [0.15, 0.4, 0.7, 1] as const

/** A new member's spend up to a moment. */
export function spentUntil({ at, worth }: SeedJoin, until: number): number {
  const age = (until - at) / GROWS_FOR_MS
  const part = PAYMENTS.findLast((_, index) => age >= index / PAYMENTS.length)
  return Math.round(worth * (part ?? 0))
}

/** A day's profile visits by link. */
const visitsOfDay = memoByDay((creator: SeedCreator, day): readonly number[] => {
  const usual = usualJoins(creator) * VISITS_PER_JOIN
  const joins = joinsOfDay(creator, day).map((_, nth) =>
    linkAt(chance(ROLL.joinLink, creator.index, day, nth)),
  )
  return LINKS.map(([, , share], link) => {
    const luck = pick([0.7, 0.85, 1, 1, 1.15, 1.4], chance(ROLL.visitLuck, creator.index, day, link))
    return Math.max(Math.round(usual * share * luck), joins.filter((one) => one === link).length * 4)
  })
})

const visitsBefore = (creator: SeedCreator, day: number, at: number): number[] =>
  visitsOfDay(creator, day).map((count) => Math.round(count * partOfDay(at, day)))

/** Profile visits in a range by link; parts of a range add up to the whole. */
export function visitsBetween(creator: SeedCreator, from: number, to: number): number[] {
  const sums = LINKS.map(() => 0)
  for (const day of daysOf(from, to)) {
    const end = visitsBefore(creator, day, to)
    const begin = agencyDay(from) === day ? visitsBefore(creator, day, from) : []
    end.forEach((count, link) => {
      sums[link] = (sums[link] ?? 0) + count - (begin[link] ?? 0)
    })
  }
  return sums
}
