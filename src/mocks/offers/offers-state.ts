import type { DiscountAudience } from '@/domain/discount'
import type { FanTier } from '@/domain/post-category'
import type { CostBasis, LinkSource } from '@/domain/tracking-link'

/** `place`: its index in the seed; null for a new one. */
interface Seeded {
  place: number | null
}

export interface StoredDiscount extends Seeded {
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

export interface StoredTrial extends Seeded {
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

export interface StoredLink extends Seeded {
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
export interface OffersState {
  discounts: Record<string, StoredDiscount[]>
  trials: Record<string, StoredTrial[]>
  links: Record<string, StoredLink[]>
}

export const freshOffers = (): OffersState => ({ discounts: {}, trials: {}, links: {} })
