import { splitByWeights } from '@/domain/figures/metrics'

import { chargesOfDay } from '../../seed/money/charges'
import type { SeedCreator } from '../../seed/creators'
import { TIER_SHARES } from '../../seed/fans/members'
import { membersAt, membersBetween } from '../../seed/money/member-counts'
import { daysOf } from '../../seed/money/money'
import { SEED_TIERS, type SeedTier } from '../../seed/money/memberships'

type ByTier = Readonly<Record<SeedTier, number>>

/** How likely each tier's members leave. */
const LEAVING_WEIGHTS = [42, 40, 18]

function byTier(total: number, weights: readonly number[]): ByTier {
  const parts = splitByWeights(total, weights)
  return { basic: parts[0] ?? 0, advanced: parts[1] ?? 0, premium_fan: parts[2] ?? 0 }
}

/** Paying members by tier at a moment; they add up to those of analytics. */
export const subscribersAt = (creator: SeedCreator, at: number): ByTier =>
  byTier(membersAt(creator, at), TIER_SHARES)

export const joinsBetween = (creator: SeedCreator, from: number, to: number): ByTier =>
  byTier(membersBetween(creator, from, to).newMembers, TIER_SHARES)

/** Per tier: members at the start of a period, and how many of them left. */
export function churnBetween(creator: SeedCreator, from: number, to: number) {
  const { membersAtStart, leftOfStart } = membersBetween(creator, from, to)
  return { atStart: byTier(membersAtStart, TIER_SHARES), left: byTier(leftOfStart, LEAVING_WEIGHTS) }
}

const PREFIXES: Readonly<Record<SeedTier, string>> = {
  basic: 'Basic',
  advanced: 'Advanced',
  premium_fan: 'Premium',
}

/** Gross membership revenue by tier; adds up to that of other pages, to the cent. */
export function revenueBetween(creator: SeedCreator, from: number, to: number): ByTier {
  const sums = { basic: 0, advanced: 0, premium_fan: 0 }
  for (const day of daysOf(from, to)) {
    for (const { at, kind, item, amount } of chargesOfDay(creator, day)) {
      if (kind !== 'subscriptions' || at < from || at >= to) continue
      const tier = SEED_TIERS.find((one) => item.startsWith(PREFIXES[one]))
      if (tier) sums[tier] += amount
    }
  }
  return sums
}
