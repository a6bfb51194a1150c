import type { MemberState } from '@/domain/chat/channel'

import { DAY_MS, HOUR_MS } from '../calendar'
import { CREATORS } from '../creators'
import { membersAt } from '../money/member-counts'
import { between, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { channelIndexWith } from './fan-facts'
import { memo } from '../memo'

export const TIERS = ['basic', 'advanced', 'premium_fan'] as const
/** Percent of the members in each tier, also of every count by tier. */
export const TIER_SHARES = [30, 46, 24] as const

/** Of those who write most, this share are members, a few more than counted: blocked fans and creators are not. */
const MEMBER_SHARE = 0.53

/** Of the others, some were members once, but none lately: figures of the last weeks count only near ones. */
const LEFT_BEFORE_DAYS = 35

/** Members are among the fans of this many chats, so that lists find as many as the figures count. */
const memberReach = memo(
  (creatorIndex: number, anchor: number) => `${creatorIndex} ${anchor}`,
  (creatorIndex, anchor) => {
    const creator = CREATORS[creatorIndex]
    return creator ? membersAt(creator, anchor) / MEMBER_SHARE : 0
  },
  64,
)

/** Steps of the R2 sequence, which fills a square evenly: each tier gets its share in any number of chats. */
const EVEN_STEPS = { state: 0.7548776662466927, tier: 0.5698402909980532 }

const evenRoll = (index: number, step: number): number => (index * step) % 1

function tierAt(roll: number): (typeof TIERS)[number] {
  const [basic, advanced] = TIER_SHARES
  if (roll * 100 < basic) return 'basic'
  return roll * 100 < basic + advanced ? 'advanced' : 'premium_fan'
}

export interface SeedMember {
  state: MemberState
  tier: string | null
  since: number | null
  renews: boolean
  endsAt: number | null
}

const NO_MEMBER: SeedMember = { state: 'none', tier: null, since: null, renews: false, endsAt: null }

/** A fan's membership of a creator, fixed for the anchor's day; never before the fan joined. */
export function memberAt(
  creatorIndex: number,
  fanIndex: number,
  joinedAt: number,
  anchor: number,
): SeedMember {
  const roll = random(seedOf(ROLL.fanMembership, creatorIndex, fanIndex))
  const channelIndex = channelIndexWith(creatorIndex, fanIndex)
  const share = evenRoll(channelIndex, EVEN_STEPS.state)
  const isNear = channelIndex < memberReach(creatorIndex, anchor)
  const spanDays = Math.max(1, Math.floor((anchor - joinedAt) / DAY_MS))
  const since = joinedAt + between(roll() ** 0.6, 0, spanDays - 1) * DAY_MS + Math.floor(roll() * DAY_MS)
  const tier = tierAt(evenRoll(channelIndex, EVEN_STEPS.tier))
  const hours = Math.floor(roll() * DAY_MS)
  const days = roll()
  const expired = (daysAgo: number): SeedMember => {
    const endsAt = anchor - daysAgo * DAY_MS + hours
    // A month at least, where the fan has been here for so long.
    const began = Math.max(joinedAt, Math.min(since, endsAt - 30 * DAY_MS))
    return { state: 'expired', tier, since: Math.min(began, endsAt - HOUR_MS), renews: false, endsAt }
  }
  const longestAgo = Math.max(1, Math.min(spanDays, 180))
  if (!isNear) {
    const wasMember = share >= 0.6 && longestAgo > LEFT_BEFORE_DAYS
    return wasMember ? expired(between(days, LEFT_BEFORE_DAYS, longestAgo)) : NO_MEMBER
  }
  if (share < 0.24) return NO_MEMBER
  if (share < 0.72) {
    const renews = roll() < 0.8
    const endsAt = anchor + between(days, renews ? 1 : 8, 30) * DAY_MS + hours
    return { state: 'active', tier, since, renews, endsAt }
  }
  if (share < 0.8) {
    const endsAt = anchor + between(days, 1, 6) * DAY_MS + hours
    return { state: 'expiring', tier, since, renews: false, endsAt }
  }
  return expired(between(days ** 2, 1, longestAgo))
}
