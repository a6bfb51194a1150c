import type * as v from 'valibot'

import type { ChatterPermissions } from '@/domain/account/permission'
import type { Membership, SubscriberState } from '@/domain/money/membership'
import { ratio } from '@/domain/figures/metrics'

import { anchorOf } from '../../state/anchor'
import { mediaIn } from '../media/media-in'
import { fanStatusOf } from '../fan-status/fan-changes'
import type { Period } from '../performance/period'
import { categoriesOf, type CategorizedPost, postsOf } from '../posts/post-categories'
import { creatorRows } from '../base/creator-rows'
import { channelWith } from '../fan/channel-with'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { churnBetween, revenueBetween, subscribersAt } from './membership-figures'
import {
  SEED_TIERS,
  seedGifts,
  seedMemberships,
  type SeedTier,
  type StoredGift,
  type StoredMembership,
} from '../../seed/money/memberships'
import { subscribersIn } from './subscribers'

const WEEK_MS = 7 * 86_400_000

/** A creator's memberships, in order. */
export const {
  of: membershipsOf,
  find: findMembership,
  saveAll: saveMemberships,
} = creatorRows(({ memberships }) => memberships, seedMemberships, 'membershipId')

/** The seeded tier of a membership; only seeded memberships have members. */
export function seedTierOf(creator: SeedCreator, { membershipId }: StoredMembership): SeedTier | undefined {
  const tierIndex = seedMemberships(creator).findIndex((one) => one.membershipId === membershipId)
  return SEED_TIERS[tierIndex]
}

/** Trials that have not ended. */
export const giftsOf = (world: World, creator: SeedCreator): readonly StoredGift[] =>
  (world.state.membershipGifts[creator.userId] ?? seedGifts(creator, anchorOf(world))).filter(
    ({ until }) => until > world.now(),
  )

export interface ListedSubscriber {
  subscriptionId: string
  fanIndex: number
  membershipId: string
  state: SubscriberState
  since: number
  renews: boolean
  endsAt: number
  price: number
  channelId: string | null
}

/** All subscribers, paying or on a trial. */
export function subscribersOf(world: World, creator: SeedCreator, membershipId?: string): ListedSubscriber[] {
  const now = world.now()
  const counts = subscribersAt(creator, now)
  const seeds = seedMemberships(creator)
  const paying = SEED_TIERS.flatMap((tier, tierIndex) => {
    const seed = seeds[tierIndex]
    if (!seed || (membershipId !== undefined && membershipId !== seed.membershipId)) return []
    const isBlocked = (fanIndex: number) => fanStatusOf(world, creator, fanIndex).isBlocked
    const found = subscribersIn(creator, anchorOf(world), { tier, count: counts[tier], isBlocked }, now)
    return found.map((one): ListedSubscriber => ({
      subscriptionId: `subscription-${creator.index + 1}-${one.fanIndex + 1}`,
      fanIndex: one.fanIndex,
      membershipId: seed.membershipId,
      state: !one.renews && one.endsAt < now + WEEK_MS ? 'expiring' : 'active',
      since: one.since,
      renews: one.renews,
      endsAt: one.endsAt,
      // Members keep the price they joined at.
      price: seed.priceMonth,
      channelId: one.channelId,
    }))
  })
  const gifted = giftsOf(world, creator)
    .filter((gift) => membershipId === undefined || gift.membershipId === membershipId)
    .map((gift): ListedSubscriber => ({
      subscriptionId: gift.giftId,
      fanIndex: gift.fanIndex,
      membershipId: gift.membershipId,
      state: 'gifted',
      since: gift.at,
      renews: false,
      endsAt: gift.until,
      price: 0,
      channelId: channelWith(creator, gift.fanIndex),
    }))
  return [...gifted, ...paying]
}

/** Posts only some tiers see, this membership's included. */
export function tierPosts(world: World, creator: SeedCreator, { tier }: StoredMembership): CategorizedPost[] {
  const limited = new Set(
    categoriesOf(world, creator)
      .filter(({ tiers }) => tiers.some((one) => one === tier))
      .map(({ categoryId }) => categoryId),
  )
  return postsOf(world, creator).filter(({ categoryId }) => categoryId !== null && limited.has(categoryId))
}

type WireMembership = v.InferInput<typeof Membership>

/** Returns a function that renders memberships in wire format for a period. */
export function membershipWriter(
  world: World,
  creator: SeedCreator,
  { from, to }: Period,
  { canSeeSpend }: Pick<ChatterPermissions, 'canSeeSpend'>,
) {
  const subscribers = subscribersAt(creator, world.now())
  const { atStart, left } = churnBetween(creator, from, to)
  const revenue = revenueBetween(creator, from, to)
  const gifts = giftsOf(world, creator)
  const wire = (stored: StoredMembership): WireMembership => {
    const { artId, ...rest } = stored
    const tier = seedTierOf(creator, stored)
    return {
      ...rest,
      art: (artId !== null && mediaIn(world, artId)) || null,
      subscribers: tier ? subscribers[tier] : 0,
      gifted: gifts.filter(({ membershipId }) => membershipId === stored.membershipId).length,
      revenue: canSeeSpend ? (tier ? revenue[tier] : 0) : null,
      churn: tier ? ratio(left[tier], atStart[tier]) : null,
      posts: tierPosts(world, creator, stored).length,
    }
  }
  const sum = (of: Readonly<Record<SeedTier, number>>) =>
    SEED_TIERS.reduce((total, tier) => total + of[tier], 0)
  const totals = {
    subscribers: sum(subscribers),
    gifted: gifts.length,
    revenue: canSeeSpend ? sum(revenue) : null,
    churn: ratio(sum(left), sum(atStart)),
  }
  return { wire, totals }
}
