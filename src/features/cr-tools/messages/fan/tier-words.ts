import type { TFunction } from 'i18next'

import { MEMBERSHIP_TIERS, type MembershipTier } from '@/domain/membership'

const isTier = (tier: string): tier is MembershipTier => MEMBERSHIP_TIERS.some((known) => known === tier)

/** What a tier is called: those of the platform in words of ours, the creator's own as they are. */
export const tierWords = (t: TFunction<'profile'>, tier: string): string =>
  isTier(tier) ? t(`fan.tier_${tier}`) : tier
