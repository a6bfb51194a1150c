import type { MemberState } from '@/domain/chat/channel'

import { DAY_MS, HOUR_MS } from '../calendar'
import { between, pick, random, seedOf } from '../random'

export const TIERS = ['basic', 'advanced', 'premium_fan'] as const

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
  const roll = random(seedOf(211, creatorIndex, fanIndex))
  const kind = roll()
  const spanDays = Math.max(1, Math.floor((anchor - joinedAt) / DAY_MS))
  const since = joinedAt + between(roll() ** 0.6, 0, spanDays - 1) * DAY_MS + Math.floor(roll() * DAY_MS)
  const tier = pick(TIERS, roll() ** 1.7)
  const hours = Math.floor(roll() * DAY_MS)
  const days = roll()
  if (kind < 0.24) return NO_MEMBER
  if (kind < 0.72) {
    const renews = roll() < 0.8
    const endsAt = anchor + between(days, renews ? 1 : 8, 30) * DAY_MS + hours
    return { state: 'active', tier, since, renews, endsAt }
  }
  if (kind < 0.8) {
    const endsAt = anchor + between(days, 1, 6) * DAY_MS + hours
    return { state: 'expiring', tier, since, renews: false, endsAt }
  }
  const ended = anchor - between(days ** 2, 1, Math.max(1, Math.min(spanDays, 180))) * DAY_MS + hours
  return { state: 'expired', tier, since: Math.min(since, ended - HOUR_MS), renews: false, endsAt: ended }
}
