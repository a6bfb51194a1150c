import { MEMBER_STATES } from '@/domain/channel'
import type { AudienceFilters } from '@/domain/mass-message'

import type { Crowd } from '../crowd/crowd'
import type { Since } from '../crowd/since'
import { DAY_MS } from '../seed/calendar'
import { TIERS } from '../seed/members'

type Passes = (place: number) => boolean

interface Ground {
  crowd: Crowd
  since: Since
  anchor: number
  now: number
  /** Whether fans bought the given item. */
  owns: (mediaId: string) => Passes
}

/** A fan's spend since a moment. */
function paidSince({ crowd, since }: Ground, place: number, from: number): number {
  let sum = since.spent.get(place) ?? 0
  for (let n = (crowd.paidFrom[place + 1] ?? 0) - 1; n >= (crowd.paidFrom[place] ?? 0); n -= 1) {
    if ((crowd.paidAt[n] ?? 0) < from) break
    sum += crowd.paidAmount[n] ?? 0
  }
  return sum
}

function hasTipped({ crowd }: Ground, place: number): boolean {
  for (let n = crowd.paidFrom[place] ?? 0; n < (crowd.paidFrom[place + 1] ?? 0); n += 1) {
    if (crowd.paidTip[n] === true) return true
  }
  return false
}

function boughtLast({ crowd, since }: Ground, place: number): number {
  const later = since.boughtAt.get(place)
  if (later !== undefined) return later
  for (let n = (crowd.paidFrom[place + 1] ?? 0) - 1; n >= (crowd.paidFrom[place] ?? 0); n -= 1) {
    if (crowd.paidTip[n] !== true) return crowd.paidAt[n] ?? 0
  }
  return 0
}

function moneyFilters(ground: Ground, filters: AudienceFilters): (Passes | undefined)[] {
  const { spendMin, spendMax, spendWindowDays, tipped, boughtWithinDays, boughtMediaId } = filters
  const from = spendWindowDays === undefined ? 0 : ground.now - spendWindowDays * DAY_MS
  return [
    spendMin === undefined && spendMax === undefined
      ? undefined
      : (place) => {
          const paid = paidSince(ground, place, from)
          return paid >= (spendMin ?? 0) && paid <= (spendMax ?? Infinity)
        },
    tipped === undefined ? undefined : (place) => hasTipped(ground, place) === tipped,
    boughtWithinDays === undefined
      ? undefined
      : (place) => boughtLast(ground, place) >= ground.now - boughtWithinDays * DAY_MS,
    boughtMediaId === undefined ? undefined : ground.owns(boughtMediaId),
  ]
}

const within = (from: string | undefined, to: string | undefined): ((at: number) => boolean) | undefined => {
  if (from === undefined && to === undefined) return undefined
  const [begin, end] = [
    from === undefined ? 0 : Date.parse(from),
    to === undefined ? Infinity : Date.parse(to),
  ]
  return (at) => at > 0 && at >= begin && at < end
}

function memberFilters({ crowd }: Ground, filters: AudienceFilters): (Passes | undefined)[] {
  const { memberStates, tier } = filters
  const states = new Set(memberStates?.map((state) => MEMBER_STATES.indexOf(state)))
  const tierPlace = TIERS.findIndex((one) => one === tier)
  const joined = within(filters.joinedFrom, filters.joinedTo)
  const expired = within(filters.expiredFrom, filters.expiredTo)
  const over = MEMBER_STATES.indexOf('expired')
  return [
    memberStates === undefined || memberStates.length === 0
      ? undefined
      : (place) => states.has(crowd.state[place] ?? 0),
    tier === undefined ? undefined : (place) => crowd.tier[place] === tierPlace,
    joined && ((place) => joined(crowd.since[place] ?? 0)),
    expired && ((place) => crowd.state[place] === over && expired(crowd.endsAt[place] ?? 0)),
  ]
}

function habitFilters(
  { crowd, since, anchor, now }: Ground,
  filters: AudienceFilters,
): (Passes | undefined)[] {
  const { lastActiveWithinDays, onlineNow, noReplyForDays, countryCodes, languages } = filters
  const seenAt = (place: number): number => since.seenAt.get(place) ?? crowd.seenAt[place] ?? 0
  const countries = new Set(countryCodes)
  const spoken = new Set(languages)
  return [
    lastActiveWithinDays === undefined
      ? undefined
      : (place) => seenAt(place) >= now - lastActiveWithinDays * DAY_MS,
    onlineNow === undefined ? undefined : (place) => seenAt(place) >= anchor === onlineNow,
    noReplyForDays === undefined
      ? undefined
      : (place) => (since.lastAt.get(place) ?? crowd.wroteAt[place] ?? 0) < now - noReplyForDays * DAY_MS,
    countryCodes === undefined || countryCodes.length === 0
      ? undefined
      : (place) => countries.has(crowd.countries[place] ?? ''),
    languages === undefined || languages.length === 0
      ? undefined
      : (place) => spoken.has(crowd.languages[place] ?? ''),
  ]
}

/** Whether a fan matches all filters (screens S12). */
export function filterOf(ground: Ground, filters: AudienceFilters): Passes {
  const set = [
    ...memberFilters(ground, filters),
    ...habitFilters(ground, filters),
    ...moneyFilters(ground, filters),
  ].filter((passes) => passes !== undefined)
  return (place) => set.every((passes) => passes(place))
}
