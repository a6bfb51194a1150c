import type * as v from 'valibot'

import type { Discount } from '@/domain/money/discount'

import { listIdOf } from '../../seed/fans/lists'
import { creatorRows } from '../base/creator-rows'
import { DAY_MS, iso, isoOrNull } from '../../seed/calendar'
import { SEED_PRICES } from '../../seed/money/memberships'
import type { SeedCreator } from '../../seed/creators'
import { TIERS } from '../../seed/fans/members'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { linkJoinsBetween } from '../../seed/money/link-visits'
import type { World } from '../../state/world'
import type { StoredDiscount } from '../../state/offers-state'

interface SeedDiscount extends Pick<
  StoredDiscount,
  'name' | 'percent' | 'tiers' | 'audience' | 'cap' | 'code'
> {
  /** Days relative to the creation of the world; null: open-ended. */
  from: number
  to: number | null
  list?: number
  /** Share of new members who use it. */
  share: number
}

const SEED_DISCOUNTS: readonly SeedDiscount[] = [
  {
    name: 'Winter weekend',
    percent: 50,
    tiers: [],
    audience: 'all',
    cap: 500,
    code: 'WINTER50',
    from: 14,
    to: 17,
    share: 0,
  },
  {
    name: 'Thank you, regulars',
    percent: 20,
    tiers: ['premium_fan'],
    audience: 'list',
    list: 5,
    cap: null,
    code: null,
    from: -6,
    to: 8,
    share: 0.12,
  },
  {
    name: 'Come back',
    percent: 40,
    tiers: ['basic', 'advanced'],
    audience: 'expired',
    cap: 200,
    code: null,
    from: -20,
    to: 10,
    share: 0.3,
  },
  {
    name: 'Stream night',
    percent: 30,
    tiers: [],
    audience: 'all',
    cap: 25,
    code: 'LIVE-30',
    from: -33,
    to: null,
    share: 0.4,
  },
  {
    name: 'First month',
    percent: 30,
    tiers: [],
    audience: 'new',
    cap: null,
    code: null,
    from: -120,
    to: null,
    share: 0.34,
  },
  {
    name: 'Autumn sale',
    percent: 25,
    tiers: [],
    audience: 'all',
    cap: null,
    code: 'AUTUMN25',
    from: -62,
    to: -48,
    share: 0.6,
  },
]

const seedDiscounts = (creator: SeedCreator, anchor: number): StoredDiscount[] =>
  SEED_DISCOUNTS.map(({ from, to, list, name, percent, tiers, audience, cap, code }, index) => ({
    name,
    percent,
    tiers,
    audience,
    cap,
    code,
    discountId: `discount-${creator.index + 1}-${index + 1}`,
    listId: list === undefined ? null : listIdOf(creator, list),
    from: anchor + from * DAY_MS,
    to: to === null ? null : anchor + to * DAY_MS,
    endedAt: null,
    seedIndex: index,
  }))

export const {
  of: discountsOf,
  find: discountOf,
  save: saveDiscount,
} = creatorRows(({ offers }) => offers.discounts, seedDiscounts, 'discountId')

/** Payments of each member who used it, oldest first. */
function discountPayments(world: World, creator: SeedCreator, discount: StoredDiscount): number[] {
  const { seedIndex, from, to, endedAt, cap, percent, tiers } = discount
  const reached = TIERS.filter((tier) => tiers.length === 0 || tiers.includes(tier))
  const share = seedIndex === null ? 0 : (SEED_DISCOUNTS[seedIndex]?.share ?? 0)
  const until = Math.min(world.now(), to ?? Infinity, endedAt ?? Infinity)
  if (share === 0 || seedIndex === null || until <= from || reached.length === 0) return []
  return linkJoinsBetween(creator, from, until)
    .flatMap(({ at }, nth) => {
      if (chance(ROLL.discountIsUsed, creator.index, seedIndex, Math.floor(at / 1000), nth) >= share)
        return []
      const tier = pick(TIERS, chance(ROLL.discountTier, creator.index, Math.floor(at / 1000)) ** 1.7)
      const lowered = reached.includes(tier) ? tier : pick(reached, 0)
      return [Math.round((SEED_PRICES[lowered] * (100 - percent)) / 100)]
    })
    .slice(0, cap ?? Infinity)
}

export const discountUses = (world: World, creator: SeedCreator, discount: StoredDiscount): number =>
  discountPayments(world, creator, discount).length

export function wireDiscount(
  world: World,
  creator: SeedCreator,
  discount: StoredDiscount,
  seesMoney: boolean,
): v.InferInput<typeof Discount> {
  const { seedIndex: _, from, to, endedAt, tiers, ...facts } = discount
  const payments = discountPayments(world, creator, discount)
  return {
    ...facts,
    tiers: [...tiers],
    from: iso(from),
    to: isoOrNull(to),
    endedAt: isoOrNull(endedAt),
    used: payments.length,
    revenue: seesMoney ? payments.reduce((sum, amount) => sum + amount, 0) : null,
  }
}
