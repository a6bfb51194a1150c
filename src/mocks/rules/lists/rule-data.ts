import { MEMBER_STATES, type MemberState } from '@/domain/chat/channel'
import type { ListRules } from '@/domain/lists/list-rules'
import { allConditions, type RuleFan } from './rule-tests'

import { anchorOf } from '../../state/anchor'
import { type Population, populationOf, singleFanPopulation, NO_MEMBERSHIP } from '../population/population'
import type { PopulationFan } from '../../seed/fans/population-fan'
import { itemsBoughtIn, type ItemBuyers, itemBuyersOf } from '../population/buyers'
import { type RecentActivity, activityInConversation, recentActivityOf } from '../fan/recent-activity'
import { conversationWithFan } from '../fan/fan-purchases'
import type { NewPayment } from '../money/new-payments'
import { DAY_MS } from '../../seed/calendar'
import { channelCount } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { TIERS } from '../../seed/fans/members'
import { channelFacts, livelyFacts } from '../threads/channel-facts'
import type { World } from '../../state/world'

/** What rules read about a creator's fans, by channel index. */
export interface RuleData {
  creator: SeedCreator
  population: Population
  activity: RecentActivity
  anchor: number
  now: number
  owners: ItemBuyers
  /** By label: the indices of fans whose chat has it. */
  labelled: ReadonlyMap<string, ReadonlySet<number>>
}

const NO_INDICES: ReadonlySet<number> = new Set()
const NO_OWNERS: ItemBuyers = new Map()

function labelledFans(world: World, creator: SeedCreator, anchor: number) {
  const fansByLabel = new Map<string, Set<number>>()
  for (const { index, labels } of livelyFacts(world, creator, anchor, channelCount(creator)))
    for (const label of labels) {
      const existing = fansByLabel.get(label)
      if (existing) existing.add(index)
      else fansByLabel.set(label, new Set([index]))
    }
  return fansByLabel
}

/** The data for some rules; loads costly parts only for rules that read them. */
export async function ruleDataOf(
  world: World,
  creator: SeedCreator,
  rules: readonly ListRules[],
): Promise<RuleData> {
  const anchor = anchorOf(world)
  const population = await populationOf(creator, anchor)
  const fields = new Set(rules.flatMap(allConditions).map(({ field }) => field))
  return {
    creator,
    population,
    activity: recentActivityOf(world, creator, population),
    anchor,
    now: world.now(),
    owners: fields.has('bought') ? await itemBuyersOf(creator, anchor) : NO_OWNERS,
    labelled: fields.has('label') ? labelledFans(world, creator, anchor) : new Map<string, Set<number>>(),
  }
}

/** The data for a single fan, at index 0. */
export function ruleDataOfFan(world: World, creator: SeedCreator, one: PopulationFan): RuleData {
  const conversation = conversationWithFan(world, creator, one)
  const here: ReadonlySet<number> = new Set([0])
  return {
    creator,
    population: singleFanPopulation(one, creator, anchorOf(world)),
    activity: activityInConversation(world, conversation),
    anchor: anchorOf(world),
    now: world.now(),
    owners: one.channel
      ? new Map(itemsBoughtIn(one, anchorOf(world)).map((item) => [item, here]))
      : NO_OWNERS,
    labelled: new Map(
      (conversation ? channelFacts(world, conversation).labels : []).map((label) => [label, here]),
    ),
  }
}

const EXPIRES_WITHIN_MS = 7 * DAY_MS
const NO_TIER = 255

/** The state of a membership at an earlier moment, derived from its dates. */
function membershipStateAt(state: MemberState, since: number, endsAt: number, at: number): MemberState {
  if (state === 'none' || since > at) return 'none'
  if (endsAt > 0 && endsAt <= at) return 'expired'
  const isEnding = state === 'expired' || state === 'expiring'
  return isEnding && endsAt - at <= EXPIRES_WITHIN_MS ? 'expiring' : 'active'
}

const NOTHING: readonly NewPayment[] = []

/** A fan's spend between two moments. */
function spentBetween(
  { population, activity }: RuleData,
  channelIndex: number,
  from: number,
  to: number,
): number {
  let sum = 0
  for (const { at, amount, isRefunded } of activity.paid.get(channelIndex) ?? NOTHING)
    if (!isRefunded && at >= from && at <= to) sum += amount
  for (
    let n = (population.paidFrom[channelIndex + 1] ?? 0) - 1;
    n >= (population.paidFrom[channelIndex] ?? 0);
    n -= 1
  ) {
    const paidAt = population.paidAt[n] ?? 0
    if (paidAt < from) break
    if (paidAt <= to) sum += population.paidAmount[n] ?? 0
  }
  return sum
}

type CurrentIndex = () => number

/** Membership at the index that `at` returns, as of a moment. */
function membershipCursor({ population, now }: RuleData, channelIndex: CurrentIndex, at: number) {
  const isPast = at < now
  const since = () => population.since[channelIndex()] ?? 0
  return {
    state: () => {
      const state = MEMBER_STATES[population.state[channelIndex()] ?? 0] ?? 'none'
      return isPast ? membershipStateAt(state, since(), population.endsAt[channelIndex()] ?? 0, at) : state
    },
    tier: () => {
      const tier = population.tier[channelIndex()] ?? NO_TIER
      return tier === NO_TIER || (isPast && since() > at) ? null : (TIERS[tier] ?? null)
    },
    joinedAt: () => (isPast && since() > at ? 0 : since()),
    endedAt: () => population.endsAt[channelIndex()] ?? 0,
  }
}

/** A cursor over fans: `fan` reads the current one, as of the moment `at`. */
export function ruleCursor(data: RuleData, at = data.now) {
  const { creator, population, activity, anchor, owners, labelled } = data
  const form = new RegExp(`^media-${creator.index + 1}-(\\d+)$`)
  let channelIndex = 0
  const until = (moment: number): number => (at < data.now ? Math.min(moment, at) : moment)
  const seenAt = (): number => activity.seenAt.get(channelIndex) ?? population.seenAt[channelIndex] ?? 0
  const fan: RuleFan = {
    ...membershipCursor(data, () => channelIndex, at),
    spentSince: (from) => spentBetween(data, channelIndex, from, at),
    repliedAt: () => until(activity.lastAt.get(channelIndex) ?? population.wroteAt[channelIndex] ?? 0),
    activeAt: () => until(seenAt()),
    isOnline: () => seenAt() >= anchor,
    hasBought: (mediaId) =>
      owners.get(Number(form.exec(mediaId)?.[1] ?? 0))?.has(channelIndex) === true ||
      activity.owners.get(mediaId)?.has(channelIndex) === true,
    hasLabel: (labelId) => (labelled.get(labelId) ?? NO_INDICES).has(channelIndex),
    language: () => population.languages[channelIndex] ?? '',
    country: () => population.countries[channelIndex] ?? '',
  }
  return {
    fan,
    /** False at a group's empty row. */
    goTo: (next: number): boolean => {
      channelIndex = next
      return population.state[channelIndex] !== NO_MEMBERSHIP
    },
  }
}
