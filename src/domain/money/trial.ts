import * as v from 'valibot'

import { count, orElse, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { MembershipTier } from './membership'
import { Cents } from './money'
import { FAN_TIERS } from '../profile/post-category'

const TRIAL_DAYS_MAX = 365

/** A link that gives a membership for several days. */
export const Trial = v.object({
  trialId: Id,
  /** For staff only; fans never see it. */
  name: text,
  url: v.string(),
  tier: orElse(MembershipTier, 'basic'),
  days: v.number(),
  /** Maximum claims; null for no limit. */
  cap: orNull(v.number()),
  createdAt: Instant,
  /** Claim deadline; null for none. */
  expiresAt: OptionalInstant,
  deactivatedAt: OptionalInstant,
  /** Fans who claim it join this list. */
  listId: orNull(Id),
  claims: count,
  /** Claims that led to a paid membership. */
  converted: count,
  /** What claimants spent since; null where amounts are hidden. */
  revenue: orNull(Cents),
})
export interface Trial extends v.InferOutput<typeof Trial> {}

/** Settings that can change while the link is active. */
export const trialLimits = {
  name: v.string(),
  cap: v.nullable(v.number()),
  expiresAt: v.nullable(v.string()),
  listId: v.nullable(Id),
}
export const trialSettings = { ...trialLimits, days: v.number(), tier: v.picklist(FAN_TIERS) }

export type TrialState = 'active' | 'used_up' | 'expired' | 'off'

export function trialState(
  trial: { cap: number | null; claims: number; expiresAt: number | null; deactivatedAt: number | null },
  now: number,
): TrialState {
  if (trial.deactivatedAt !== null) return 'off'
  if (trial.expiresAt !== null && trial.expiresAt <= now) return 'expired'
  return trial.cap !== null && trial.claims >= trial.cap ? 'used_up' : 'active'
}

export const isTrialDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= TRIAL_DAYS_MAX

/** A fan who claimed a trial. */
export const TrialClaim = v.object({
  claimId: Id,
  userId: Id,
  channelId: Id,
  claimedAt: Instant,
  endsAt: Instant,
  /** When they paid for a membership; null until then. */
  convertedAt: OptionalInstant,
  revenue: orNull(Cents),
})
export interface TrialClaim extends v.InferOutput<typeof TrialClaim> {}

export const CLAIM_SORTS = ['fan', 'claimedAt', 'endsAt', 'convertedAt', 'revenue'] as const
export const ClaimSort = v.object({ by: v.picklist(CLAIM_SORTS), descending: v.boolean() })
export interface ClaimSort extends v.InferOutput<typeof ClaimSort> {}
export const NEWEST_CLAIMS: ClaimSort = { by: 'claimedAt', descending: true }
/** Sums over all claims of a trial. */
export const ClaimSums = v.object({ converted: count, revenue: orNull(Cents) })
