import { MEMBER_STATES } from '@/domain/chat/channel'
import type { AudienceFilters } from '@/domain/mass/mass-message'

import type { Population } from '../population/population'
import type { RecentActivity } from '../fan/recent-activity'
import type { NewPayment } from '../money/new-payments'
import { DAY_MS } from '../../seed/calendar'
import { TIERS } from '../../seed/fans/members'
import type { PaymentKind } from '../../seed/money/payments'

type FilterTest = (channelIndex: number) => boolean

interface FilterData {
  population: Population
  since: RecentActivity
  anchor: number
  now: number
  /** Whether fans bought the given item. */
  owns: (mediaId: string) => FilterTest
}

const NOTHING: readonly NewPayment[] = []

/** A fan's spend since a moment. */
function spentSince({ population, since }: FilterData, channelIndex: number, from: number): number {
  let sum = 0
  for (const { at, amount, isRefunded } of since.paid.get(channelIndex) ?? NOTHING)
    if (!isRefunded && at >= from) sum += amount
  for (
    let n = (population.paidFrom[channelIndex + 1] ?? 0) - 1;
    n >= (population.paidFrom[channelIndex] ?? 0);
    n -= 1
  ) {
    if ((population.paidAt[n] ?? 0) < from) break
    sum += population.paidAmount[n] ?? 0
  }
  return sum
}

function hasTipped({ population, since }: FilterData, channelIndex: number): boolean {
  if (since.paid.get(channelIndex)?.some(({ kind }) => kind === 'tip')) return true
  for (
    let n = population.paidFrom[channelIndex] ?? 0;
    n < (population.paidFrom[channelIndex + 1] ?? 0);
    n += 1
  ) {
    if (population.paidKind[n] === 'tip') return true
  }
  return false
}

const isBought = (kind: PaymentKind): boolean => kind !== 'tip' && kind !== 'membership'

function boughtLast({ population, since }: FilterData, channelIndex: number): number {
  const later = since.paid.get(channelIndex)?.filter(({ kind, isRefunded }) => isBought(kind) && !isRefunded)
  if (later && later.length > 0) return Math.max(...later.map(({ at }) => at))
  for (
    let n = (population.paidFrom[channelIndex + 1] ?? 0) - 1;
    n >= (population.paidFrom[channelIndex] ?? 0);
    n -= 1
  ) {
    const kind = population.paidKind[n]
    if (kind && isBought(kind)) return population.paidAt[n] ?? 0
  }
  return 0
}

function moneyFilters(data: FilterData, filters: AudienceFilters): (FilterTest | undefined)[] {
  const { spendMin, spendMax, spendWindowDays, tipped, boughtWithinDays, boughtMediaId } = filters
  const from = spendWindowDays === undefined ? 0 : data.now - spendWindowDays * DAY_MS
  return [
    spendMin === undefined && spendMax === undefined
      ? undefined
      : (channelIndex) => {
          const paid = spentSince(data, channelIndex, from)
          return paid >= (spendMin ?? 0) && paid <= (spendMax ?? Infinity)
        },
    tipped === undefined ? undefined : (channelIndex) => hasTipped(data, channelIndex) === tipped,
    boughtWithinDays === undefined
      ? undefined
      : (channelIndex) => boughtLast(data, channelIndex) >= data.now - boughtWithinDays * DAY_MS,
    boughtMediaId === undefined ? undefined : data.owns(boughtMediaId),
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
  const tierIndex = TIERS.findIndex((one) => one === tier)
  const joined = isBetween(filters.joinedFrom, filters.joinedTo)
  const expired = isBetween(filters.expiredFrom, filters.expiredTo)
  const over = MEMBER_STATES.indexOf('expired')
  return [
    memberStates === undefined || memberStates.length === 0
      ? undefined
      : (channelIndex) => states.has(population.state[channelIndex] ?? 0),
    tier === undefined ? undefined : (channelIndex) => population.tier[channelIndex] === tierIndex,
    joined && ((channelIndex) => joined(population.since[channelIndex] ?? 0)),
    expired &&
      ((channelIndex) =>
        population.state[channelIndex] === over && expired(population.endsAt[channelIndex] ?? 0)),
  ]
}

function habitFilters(
  { population, since, anchor, now }: FilterData,
  filters: AudienceFilters,
): (FilterTest | undefined)[] {
  const { lastActiveWithinDays, onlineNow, noReplyForDays, countryCodes, languages } = filters
  const seenAt = (channelIndex: number): number =>
    since.seenAt.get(channelIndex) ?? population.seenAt[channelIndex] ?? 0
  const countries = new Set(countryCodes)
  const spoken = new Set(languages)
  return [
    lastActiveWithinDays === undefined
      ? undefined
      : (channelIndex) => seenAt(channelIndex) >= now - lastActiveWithinDays * DAY_MS,
    onlineNow === undefined ? undefined : (channelIndex) => seenAt(channelIndex) >= anchor === onlineNow,
    noReplyForDays === undefined
      ? undefined
      : (channelIndex) =>
          (since.lastAt.get(channelIndex) ?? population.wroteAt[channelIndex] ?? 0) <
          now - noReplyForDays * DAY_MS,
    countryCodes === undefined || countryCodes.length === 0
      ? undefined
      : (channelIndex) => countries.has(population.countries[channelIndex] ?? ''),
    languages === undefined || languages.length === 0
      ? undefined
      : (channelIndex) => spoken.has(population.languages[channelIndex] ?? ''),
  ]
}

/** Whether a fan matches all filters (screens S12). */
export function filterTest(data: FilterData, filters: AudienceFilters): FilterTest {
  const set = [
    ...memberFilters(data, filters),
    ...habitFilters(data, filters),
    ...moneyFilters(data, filters),
  ].filter((passes) => passes !== undefined)
  return (channelIndex) => set.every((passes) => passes(channelIndex))
}
