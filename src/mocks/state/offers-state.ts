import type { DiscountAudience } from '@/domain/money/discount'
import type { FanTier } from '@/domain/profile/post-category'
import type { CostBasis, LinkSource } from '@/domain/money/tracking-link'

/** `seedIndex`: null for a new one. */
interface SeedReference {
  seedIndex: number | null
}

export interface StoredDiscount extends SeedReference {
  discountId: string
  name: string
  percent: number
  tiers: readonly FanTier[]
  audience: DiscountAudience
  listId: string | null
  from: number
  to: number | null
  cap: number | null
  code: string | null
  endedAt: number | null
}

export interface StoredTrial extends SeedReference {
  trialId: string
  name: string
  tier: FanTier
  days: number
  cap: number | null
  createdAt: number
  expiresAt: number | null
  deactivatedAt: number | null
  listId: string | null
}

export interface StoredLink extends SeedReference {
  linkId: string
  name: string
  source: LinkSource
  tag: string
  rate: number
  basis: CostBasis
  createdAt: number
  deactivatedAt: number | null
  share: { url: string; sharedAt: number; showsRevenue: boolean } | null
}

/** By creator, newest first; absent means as seeded. */
export class OffersState {
  discounts: Record<string, StoredDiscount[]> = {}
  trials: Record<string, StoredTrial[]> = {}
  links: Record<string, StoredLink[]> = {}
}
