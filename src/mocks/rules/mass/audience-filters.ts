import { MEMBER_STATES } from '@/domain/chat/channel'
import type { AudienceFilters } from '@/domain/mass/mass-message'

import type { Population } from '../population/population'
import type { RecentActivity } from '../fan/recent-activity'
import { DAY_MS } from '../../seed/calendar'
import { TIERS } from '../../seed/fans/members'

type FilterTest = (place: number) => boolean

interface FilterData {
  population: Population
  since: RecentActivity
  anchor: number
  now: number
  /** Whether fans bought the given item. */
  owns: (mediaId: string) => FilterTest
}

/** A fan's spend since a moment. */
function spentSince({ population, since }: FilterData, place: number, from: number): number {
  let sum = since.spent.get(place) ?? 0
  for (let n = (population.paidFrom[place + 1] ?? 0) - 1; n >= (population.paidFrom[place] ?? 0); n -= 1) {
    if ((population.paidAt[n] ?? 0) < from) break
    sum += population.paidAmount[n] ?? 0
  }
  return sum
}

function hasTipped({ population }: FilterData, place: number): boolean {
  for (let n = population.paidFrom[place] ?? 0; n < (population.paidFrom[place + 1] ?? 0); n += 1) {
    if (population.paidTip[n] === true) return true
  }
  return false
}

function boughtLast({ population, since }: FilterData, place: number): number {
  const later = since.boughtAt.get(place)
  if (later !== undefined) return later
  for (let n = (population.paidFrom[place + 1] ?? 0) - 1; n >= (population.paidFrom[place] ?? 0); n -= 1) {
    if (population.paidTip[n] !== true) return population.paidAt[n] ?? 0
  }
  return 0
}

function moneyFilters(ground: FilterData, filters: AudienceFilters): (FilterTest | undefined)[] {
  const { spendMin, spendMax, spendWindowDays, tipped, boughtWithinDays, boughtMediaId } = filters
  const from = spendWindowDays === undefined ? 0 : ground.now - spendWindowDays * DAY_MS
  return [
    spendMin === undefined && spendMax === undefined
      ? undefined
      : (place) => {
          const paid = spentSince(ground, place, from)
          return paid >= (spendMin ?? 0) && paid <= (spendMax ?? Infinity)
        },
    tipped === undefined ? undefined : (place) => hasTipped(ground, place) === tipped,
    boughtWithinDays === undefined
      ? undefined
      : (place) => boughtLast(ground, place) >= ground.now - boughtWithinDays * DAY_MS,
    boughtMediaId === undefined ? undefined : ground.owns(boughtMediaId),
  ]
}

const isBetween = (
  from: string | undefined,
  to: string | undefined,
): ((at: number) => boolean) | undefined => {
  if (from === undefined && to === undefined) return undefined
  const [begin, end] = [
    from === undefined ? 0 : Date.parse(from),
    to === undefined ? Infinity : Date.parse(to),
  ]
  return (at) => at > 0 && at >= begin && at < end
}

function memberFilters({ population }: FilterData, filters: AudienceFilters): (FilterTest | undefined)[] {
  const { memberStates, tier } = filters
  const states = new Set(memberStates?.map((state) => MEMBER_STATES.indexOf(state)))
  const tierPlace = TIERS.findIndex((one) => one === tier)
  const joined = isBetween(filters.joinedFrom, filters.joinedTo)
  const expired = isBetween(filters.expiredFrom, filters.expiredTo)
  const over = MEMBER_STATES.indexOf('expired')
  return [
    memberStates === undefined || memberStates.length === 0
      ? undefined
      : (place) => states.has(population.state[place] ?? 0),
    tier === undefined ? undefined : (place) => population.tier[place] === tierPlace,
    joined && ((place) => joined(population.since[place] ?? 0)),
    expired && ((place) => population.state[place] === over && expired(population.endsAt[place] ?? 0)),
  ]
}

function habitFilters(
  { population, since, anchor, now }: FilterData,
  filters: AudienceFilters,
): (FilterTest | undefined)[] {
  const { lastActiveWithinDays, onlineNow, noReplyForDays, countryCodes, languages } = filters
  const seenAt = (place: number): number => since.seenAt.get(place) ?? population.seenAt[place] ?? 0
  const countries = new Set(countryCodes)
  const spoken = new Set(languages)
  return [
    lastActiveWithinDays === undefined
      ? undefined
      : (place) => seenAt(place) >= now - lastActiveWithinDays * DAY_MS,
    onlineNow === undefined ? undefined : (place) => seenAt(place) >= anchor === onlineNow,
    noReplyForDays === undefined
      ? undefined
      : (place) =>
          (since.lastAt.get(place) ?? population.wroteAt[place] ?? 0) < now - noReplyForDays * DAY_MS,
    countryCodes === undefined || countryCodes.length === 0
      ? undefined
      : (place) => countries.has(population.countries[place] ?? ''),
    languages === undefined || languages.length === 0
      ? undefined
      : (place) => spoken.has(population.languages[place] ?? ''),
  ]
}

/** Whether a fan matches all filters (screens S12). */
export function filterTest(ground: FilterData, filters: AudienceFilters): FilterTest {
  const set = [
    ...memberFilters(ground, filters),
    ...habitFilters(ground, filters),
    ...moneyFilters(ground, filters),
  ].filter((passes) => passes !== undefined)
  return (place) => set.every((passes) => passes(place))
}
