import { MEMBER_STATES, type MemberState } from '@/domain/channel'
import { conditionsOf, type ListRules, type RuleFan } from '@/domain/list-rules'

import { anchorOf } from '../anchor'
import { type Crowd, crowdOf, crowdOfOne, NOBODY } from '../crowd/crowd'
import type { CrowdFan } from '../crowd/crowd-fan'
import { itemsBoughtIn, type Owners, ownersOf } from '../crowd/owners'
import { type Since, sinceInTalk, sinceOf } from '../crowd/since'
import { talkWith } from '../fan/purchases'
import { DAY_MS } from '../seed/calendar'
import { channelCount } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { TIERS } from '../seed/members'
import { factsOf, livelyFacts } from '../threads/facts'
import type { World } from '../world'

/** What rules read about a creator's fans, by population index. */
export interface RuleGround {
  creator: SeedCreator
  crowd: Crowd
  since: Since
  anchor: number
  now: number
  owners: Owners
  /** By label: the indices of fans whose chat has it. */
  labelled: ReadonlyMap<string, ReadonlySet<number>>
}

const NO_PLACES: ReadonlySet<number> = new Set()
const NO_OWNERS: Owners = new Map()

function labelledPlaces(world: World, creator: SeedCreator, anchor: number) {
  const places = new Map<string, Set<number>>()
  for (const { index, labels } of livelyFacts(world, creator, anchor, channelCount(creator)))
    for (const label of labels) {
      const known = places.get(label)
      if (known) known.add(index)
      else places.set(label, new Set([index]))
    }
  return places
}

/** The data for some rules; loads costly parts only for rules that read them. */
export async function groundOf(
  world: World,
  creator: SeedCreator,
  rules: readonly ListRules[],
): Promise<RuleGround> {
  const anchor = anchorOf(world)
  const crowd = await crowdOf(creator, anchor)
  const fields = new Set(rules.flatMap(conditionsOf).map(({ field }) => field))
  return {
    creator,
    crowd,
    since: sinceOf(world, creator, crowd),
    anchor,
    now: world.now(),
    owners: fields.has('bought') ? await ownersOf(creator, anchor) : NO_OWNERS,
    labelled: fields.has('label') ? labelledPlaces(world, creator, anchor) : new Map<string, Set<number>>(),
  }
}

/** The data for a single fan, at index 0. */
export function groundOfOne(world: World, creator: SeedCreator, one: CrowdFan): RuleGround {
  const talk = talkWith(world, creator, one)
  const here: ReadonlySet<number> = new Set([0])
  return {
    creator,
    crowd: crowdOfOne(one, creator),
    since: sinceInTalk(talk),
    anchor: anchorOf(world),
    now: world.now(),
    owners: one.channel ? new Map(itemsBoughtIn(one.channel).map((item) => [item, here])) : NO_OWNERS,
    labelled: new Map((talk ? factsOf(world, talk).labels : []).map((label) => [label, here])),
  }
}

const EXPIRES_WITHIN_MS = 7 * DAY_MS
const NO_TIER = 255

/** The state of a membership at an earlier moment, derived from its dates. */
function stateAt(state: MemberState, since: number, endsAt: number, at: number): MemberState {
  if (state === 'none' || since > at) return 'none'
  if (endsAt > 0 && endsAt <= at) return 'expired'
  const isEnding = state === 'expired' || state === 'expiring'
  return isEnding && endsAt - at <= EXPIRES_WITHIN_MS ? 'expiring' : 'active'
}

/** A fan's spend between two moments. */
function spentBetween({ crowd, since, anchor }: RuleGround, place: number, from: number, to: number): number {
  // Activity since the world was created has no single times.
  let sum = to < anchor ? 0 : (since.spent.get(place) ?? 0)
  for (let n = (crowd.paidFrom[place + 1] ?? 0) - 1; n >= (crowd.paidFrom[place] ?? 0); n -= 1) {
    const paidAt = crowd.paidAt[n] ?? 0
    if (paidAt < from) break
    if (paidAt <= to) sum += crowd.paidAmount[n] ?? 0
  }
  return sum
}

type At = () => number

/** Membership at the index that `at` returns, as of a moment. */
function membershipOf({ crowd, now }: RuleGround, place: At, at: number) {
  const isPast = at < now
  const since = () => crowd.since[place()] ?? 0
  return {
    state: () => {
      const state = MEMBER_STATES[crowd.state[place()] ?? 0] ?? 'none'
      return isPast ? stateAt(state, since(), crowd.endsAt[place()] ?? 0, at) : state
    },
    tier: () => {
      const tier = crowd.tier[place()] ?? NO_TIER
      return tier === NO_TIER || (isPast && since() > at) ? null : (TIERS[tier] ?? null)
    },
    joinedAt: () => (isPast && since() > at ? 0 : since()),
    endedAt: () => crowd.endsAt[place()] ?? 0,
  }
}

/** A cursor over fans: `fan` reads the current one, as of the moment `at`. */
export function ruleCursor(ground: RuleGround, at = ground.now) {
  const { creator, crowd, since, anchor, owners, labelled } = ground
  const form = new RegExp(`^media-${creator.index + 1}-(\\d+)$`)
  let place = 0
  const until = (moment: number): number => (at < ground.now ? Math.min(moment, at) : moment)
  const seenAt = (): number => since.seenAt.get(place) ?? crowd.seenAt[place] ?? 0
  const fan: RuleFan = {
    ...membershipOf(ground, () => place, at),
    spentSince: (from) => spentBetween(ground, place, from, at),
    repliedAt: () => until(since.lastAt.get(place) ?? crowd.wroteAt[place] ?? 0),
    activeAt: () => until(seenAt()),
    isOnline: () => seenAt() >= anchor,
    hasBought: (mediaId) =>
      owners.get(Number(form.exec(mediaId)?.[1] ?? 0))?.has(place) === true ||
      since.owners.get(mediaId)?.has(place) === true,
    hasLabel: (labelId) => (labelled.get(labelId) ?? NO_PLACES).has(place),
    language: () => crowd.languages[place] ?? '',
    country: () => crowd.countries[place] ?? '',
  }
  return {
    fan,
    /** False at a group's empty row. */
    goTo: (next: number): boolean => {
      place = next
      return crowd.state[place] !== NOBODY
    },
  }
}
