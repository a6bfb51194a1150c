import type { TFunction } from 'i18next'

import { MEMBERSHIP_TIERS, type MembershipTier } from '@/domain/money/membership'

const isTier = (tier: string): tier is MembershipTier => MEMBERSHIP_TIERS.some((known) => known === tier)

/** Returns the name of a tier: translated for the platform's tiers, unchanged for the creator's own. */
export const tierName = (t: TFunction<'profile'>, tier: string): string =>
  isTier(tier) ? t(`fan.tier_${tier}`) : tier
