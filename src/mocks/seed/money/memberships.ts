import { MEMBERSHIP_LIMITS, type PurchasableTier } from '@/domain/money/membership'

import { mediaIdAt, mediaById } from '../vault/media-of'
import type { SeedCreator } from '../creators'
import { DAY_MS } from '../calendar'
import { FAN_COUNT } from '../fans/fans'
import { isBlockedFan, isCreatorFan } from '../fans/marked-fans'
import { chance } from '../random'
import { ROLL } from '../roll'
import { vaultSize } from '../vault/vault-size'

export interface StoredMembership {
  membershipId: string
  version: number
  tier: PurchasableTier
  title: string
  description: string
  artId: string | null
  state: 'live' | 'hidden' | 'archived'
  isPinned: boolean
  priceMonth: number
  discountQuarter: number | null
  discountYear: number | null
  priceLifetime: number | null
  includedMessages: number
  cap: number | null
}

/** Tiers with members in the seed; prices equal those `seed/money/charges.ts` charges. */
export const SEED_TIERS = ['basic', 'advanced', 'premium_fan'] as const
export type SeedTier = (typeof SEED_TIERS)[number]

export const SEED_PRICES: Readonly<Record<SeedTier, number>> = {
  basic: 900,
  advanced: 1500,
  premium_fan: 2500,
}

const SEEDS = [
  {
    tier: 'basic',
    title: 'Front row',
    description:
      'Everything on my page, every week.\n\n- New photo sets on *Tuesday* and *Friday*\n- Polls: you pick the next set\n- Stories before anyone else',
    discountQuarter: 10,
    discountYear: 20,
    priceLifetime: null,
    includedMessages: 5,
    cap: null,
    isPinned: false,
  },
  {
    tier: 'advanced',
    title: 'Backstage',
    description:
      'All of Front row, and what happens behind the camera.\n\n- Behind the scenes of *every* shoot\n- Long videos as soon as they are cut\n- 20 messages a month on me',
    discountQuarter: 15,
    discountYear: 25,
    priceLifetime: null,
    includedMessages: 20,
    cap: null,
    isPinned: true,
  },
  {
    tier: 'premium_fan',
    title: 'Inner circle',
    description:
      'For the few who want to be close.\n\n- A voice note *every Sunday*\n- First look at every set, uncut\n- Your questions answered first',
    discountQuarter: 10,
    discountYear: null,
    priceLifetime: 39_900,
    includedMessages: 60,
    cap: 600,
    isPinned: false,
  },
] as const

/** By invitation, for creators who work together: they pay nothing, so the other tiers have all who pay. */
const COLLEAGUES = {
  tier: 'premium_creator',
  title: 'Green room',
  description:
    'For creators who shoot or stream with me.\n\n- Joint sets *before* they are out\n- Dates for lives together\n- My numbers, if you show yours',
  discountQuarter: null,
  discountYear: null,
  priceLifetime: null,
  includedMessages: 100,
  cap: 25,
  isPinned: false,
  priceMonth: 4900,
  state: 'hidden',
} as const
const hasColleagues = ({ index }: SeedCreator): boolean => index % 4 === 1

const membershipIdAt = (creator: SeedCreator, index: number): string =>
  `membership-${creator.index + 1}-${index + 1}`

/** A picture of the vault, a different one per tier. */
function artAt(creator: SeedCreator, index: number): string | null {
  const size = vaultSize(creator)
  const start = Math.floor(chance(ROLL.membershipPicture, creator.index, index) * size)
  for (let step = 0; step < Math.min(size, 60); step += 1) {
    const mediaId = mediaIdAt(creator.index, 1 + ((start + step) % size))
    if (mediaById(mediaId)?.kind === 'image') return mediaId
  }
  return null
}

/** A creator's seeded memberships; those with members come first, in the order of their tiers. */
export const seedMemberships = (creator: SeedCreator): StoredMembership[] => {
  const withMembers = SEEDS.map((seed) => ({
    ...seed,
    state: 'live' as const,
    priceMonth: SEED_PRICES[seed.tier],
  }))
  return [...withMembers, ...(hasColleagues(creator) ? [COLLEAGUES] : [])].map((seed, index) => ({
    ...seed,
    membershipId: membershipIdAt(creator, index),
    version: 1,
    artId: artAt(creator, index),
  }))
}

/** A trial given by staff. */
export interface StoredGift {
  giftId: string
  membershipId: string
  fanIndex: number
  at: number
  until: number
}

const COLLEAGUE_COUNT = 9
const INVITED_FOR_DAYS = MEMBERSHIP_LIMITS.giftDaysMax

/** The colleagues invited to a creator's membership for creators. */
export function seedGifts(creator: SeedCreator, anchor: number): StoredGift[] {
  const gifts: StoredGift[] = []
  const membershipId = membershipIdAt(creator, SEEDS.length)
  if (!hasColleagues(creator)) return gifts
  for (let step = 0; step < FAN_COUNT && gifts.length < COLLEAGUE_COUNT; step += 1) {
    const fanIndex = (creator.index * 991 + step) % FAN_COUNT
    if (!isCreatorFan(fanIndex) || isBlockedFan(creator.index, fanIndex)) continue
    const at = anchor - (3 + 4 * gifts.length) * DAY_MS
    const giftId = `gift-${creator.index + 1}-${fanIndex + 1}-${at}`
    gifts.push({ giftId, membershipId, fanIndex, at, until: at + INVITED_FOR_DAYS * DAY_MS })
  }
  return gifts
}
