import * as v from 'valibot'

/** Spec 3. */
export const MEMBERSHIP_TIERS = ['none', 'basic', 'advanced', 'premium_creator', 'premium_fan'] as const
export const MembershipTier = v.picklist(MEMBERSHIP_TIERS)
export type MembershipTier = (typeof MEMBERSHIP_TIERS)[number]
