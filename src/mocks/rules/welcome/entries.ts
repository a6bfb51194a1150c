import type { FanTier } from '@/domain/profile/post-category'
import type { WelcomeMember } from '@/domain/welcome/welcome-message'
import { hasMemberCondition, hasTierCondition } from '@/domain/welcome/welcome-rules'

import { anchorOf } from '../../state/anchor'
import { changedFans, fanStatusOf } from '../fan-status/fan-changes'
import { onListTest } from '../lists/fan-lists'
import { manualChangeOn } from '../lists/list-members'
import { seedListIndex } from '../lists/stored-lists'
import { subscribersOf } from '../memberships/memberships'
import { formerMembers } from '../memberships/former-members'
import { DAY_MS, agencyDay, HOUR_MS, agencyDayStart } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import {
  joinsBeforeDay,
  joinsOfDay,
  leavesBeforeDay,
  leavesOfDay,
  memberDay,
} from '../../seed/money/member-counts'
import { TIERS } from '../../seed/fans/members'
import { daysOf, momentOfPart } from '../../seed/money/money'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { linkJoinsBetween } from '../../seed/money/link-visits'
import type { World } from '../../state/world'
import type { StoredEntry } from '../../state/stored-sequence'

/** A fan who starts a sequence. */
export interface WelcomeEntry {
  /** Of one trigger, the same each time. */
  key: string
  /** A number made of the key, for what chance decides. */
  seed: number
  fanIndex: number
  at: number
}

interface Occurrence {
  day: number
  nth: number
  at: number
  /** Index among the fans that it may be. */
  ordinal: number
}

/** How many of 1,000 members do it on a day. */
const RATES = { renewed: 26, online: 20, birthday: 2.74 } as const
const LISTED_A_DAY = 0.7

/** So many a day on average: the part behind the point by chance. */
function spreadOver(
  creator: SeedCreator,
  days: readonly number[],
  roll: number,
  rateOf: (day: number) => number,
) {
  return days.flatMap((day) => {
    const rate = rateOf(day)
    const count = Math.floor(rate + chance(roll, creator.index, day))
    const maxPerDay = Math.ceil(rate) + 1
    return Array.from({ length: count }, (_, nth): Occurrence => ({
      day,
      nth,
      at: momentOfPart(chance(roll + 1, creator.index, day, nth), day),
      ordinal: day * maxPerDay + nth,
    }))
  })
}

const membersOn = (creator: SeedCreator, day: number): number => memberDay(creator, day).atStart

const joins = (creator: SeedCreator, days: readonly number[]): Occurrence[] =>
  days.flatMap((day) =>
    joinsOfDay(creator, day).map((at, nth) => ({
      day,
      nth,
      at,
      ordinal: joinsBeforeDay(creator, day) + nth,
    })),
  )

const leaves = (creator: SeedCreator, days: readonly number[], before = 0): Occurrence[] =>
  days.flatMap((day) =>
    leavesOfDay(creator, day + before).map((at, nth) => ({
      day,
      nth,
      at: at - before * DAY_MS,
      ordinal: leavesBeforeDay(creator, day + before) + nth,
    })),
  )

/** The first purchase follows a join by hours up to days; only of those who ever buy. */
const firstPurchases = (creator: SeedCreator, from: number, to: number): Occurrence[] =>
  daysOf(from - 4 * DAY_MS, to).flatMap((day) =>
    linkJoinsBetween(creator, agencyDayStart(day), agencyDayStart(day + 1)).flatMap(({ at, worth }, nth) => {
      const hours = 1 + chance(ROLL.firstPurchaseDelay, creator.index, day, nth) * 70
      const ordinal = joinsBeforeDay(creator, day) + nth
      return worth === 0 ? [] : [{ day, nth, at: at + Math.round(hours * HOUR_MS), ordinal }]
    }),
  )

/** When a trigger happens in a range. Joins and leaves are those that the dashboard counts. */
function occurrencesOf(creator: SeedCreator, entry: StoredEntry, from: number, to: number): Occurrence[] {
  const days = daysOf(from, to)
  const perMember = (rate: number) => (day: number) => (membersOn(creator, day) * rate) / 1000
  switch (entry.trigger) {
    case 'new_member':
      return joins(creator, days)
    case 'first_purchase':
      return firstPurchases(creator, from, to)
    case 'expired':
      return leaves(creator, days)
    case 'expiring':
      return leaves(creator, days, entry.daysBefore ?? 1)
    case 'renewed':
      return spreadOver(creator, days, ROLL.welcomeRenewed, perMember(RATES.renewed))
    case 'online':
      return spreadOver(creator, days, ROLL.welcomeOnline, perMember(RATES.online))
    case 'birthday':
      return spreadOver(creator, days, ROLL.welcomeBirthday, perMember(RATES.birthday))
    case 'list_entry':
      return spreadOver(creator, days, ROLL.welcomeListed, () => LISTED_A_DAY)
  }
}

/** Members, those who joined last first; of former ones those who left last. */
function fansFor(world: World, creator: SeedCreator, trigger: StoredEntry['trigger']): readonly number[] {
  if (trigger === 'expired') return formerMembers(creator, anchorOf(world))
  return subscribersOf(world, creator)
    .filter(({ state }) => state !== 'gifted')
    .toSorted((a, b) => b.since - a.since || a.fanIndex - b.fanIndex)
    .map(({ fanIndex }) => fanIndex)
}

/** How many had done it before the first day of the world; undefined where the order of fans doesn't matter. */
function countBefore(creator: SeedCreator, trigger: StoredEntry['trigger'], anchor: number) {
  const day = agencyDay(anchor) + 1
  if (trigger === 'new_member' || trigger === 'first_purchase') return joinsBeforeDay(creator, day)
  return trigger === 'expired' ? leavesBeforeDay(creator, day) : undefined
}

/** Which of the fans it is: the last join before the world began is that of the member who joined last. */
function fanPicker(world: World, creator: SeedCreator, { trigger }: StoredEntry) {
  const fans = fansFor(world, creator, trigger)
  const before = countBefore(creator, trigger, anchorOf(world))
  return ({ ordinal }: Occurrence): number | undefined => {
    const index = before === undefined ? ordinal : before - 1 - ordinal
    return fans[((index % fans.length) + fans.length) % fans.length]
  }
}

/** Fans whom staff put on a list since the world began. */
function putOn(world: World, creator: SeedCreator, listId: string): WelcomeEntry[] {
  return changedFans(world, creator).flatMap(({ fanIndex, change }) => {
    const at = change.listsAt?.[listId]
    if (at === undefined || manualChangeOn(change, listId) !== true) return []
    return [{ key: `put-${fanIndex}`, seed: fanIndex, fanIndex, at }]
  })
}

/** How a new member comes: most for the first time. */
function memberKindOf(creator: SeedCreator, { seed }: Pick<WelcomeEntry, 'seed'>): WelcomeMember {
  const roll = chance(ROLL.memberKind, creator.index, seed)
  return roll < 0.74 ? 'new' : roll < 0.89 ? 'returning' : 'trial'
}

export const tierOf = (creator: SeedCreator, { fanIndex }: Pick<WelcomeEntry, 'fanIndex'>): FanTier =>
  pick(TIERS, chance(ROLL.memberTier, creator.index, fanIndex) ** 1.7)

/** Whether a fan meets the conditions; those on lists as they are now. */
function audienceTest(world: World, creator: SeedCreator, { trigger, audience }: StoredEntry) {
  const { members, tiers, listId, excludeListId } = audience
  const isIncluded = listId === null ? () => true : onListTest(world, creator, listId)
  const isExcluded = excludeListId === null ? () => false : onListTest(world, creator, excludeListId)
  const hasMembers = hasMemberCondition(trigger) && members.length > 0
  const hasTiers = hasTierCondition(trigger) && tiers.length > 0
  return (entry: WelcomeEntry): boolean =>
    (!hasMembers || members.includes(memberKindOf(creator, entry))) &&
    (!hasTiers || tiers.includes(tierOf(creator, entry))) &&
    isIncluded(entry.fanIndex) &&
    !isExcluded(entry.fanIndex)
}

/** Who enters by a trigger and its conditions in a range, oldest first; `to` is not part of it. */
export function entriesOf(
  world: World,
  creator: SeedCreator,
  entry: StoredEntry,
  from: number,
  to: number,
): WelcomeEntry[] {
  if (to <= from) return []
  const { trigger, entryListId } = entry
  const fanOf = fanPicker(world, creator, entry)
  const isOfSeed = entryListId === null || seedListIndex(creator, entryListId) !== -1
  const isAllowed = audienceTest(world, creator, entry)
  const seeded = isOfSeed ? occurrencesOf(creator, entry, from, to) : []
  const own = trigger === 'list_entry' && entryListId !== null ? putOn(world, creator, entryListId) : []
  return [
    ...seeded.flatMap((one): WelcomeEntry[] => {
      const fanIndex = fanOf(one)
      if (fanIndex === undefined) return []
      return [{ key: `${one.day}-${one.nth}`, seed: one.day * 97 + one.nth, fanIndex, at: one.at }]
    }),
    ...own,
  ]
    .filter(({ at }) => at >= from && at < to)
    .filter((one) => !fanStatusOf(world, creator, one.fanIndex).isBlocked && isAllowed(one))
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}
