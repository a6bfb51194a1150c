import * as v from 'valibot'

import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Media } from '../vault/media'
import { Cents, Currency } from './money'

/** The tiers of requirements 3. */
export const MEMBERSHIP_TIERS = ['none', 'basic', 'advanced', 'premium_creator', 'premium_fan'] as const
export const MembershipTier = v.picklist(MEMBERSHIP_TIERS)
export type MembershipTier = (typeof MEMBERSHIP_TIERS)[number]

/** Tiers on sale, cheapest first. */
export const PURCHASABLE_TIERS = [
  'basic',
  'advanced',
  'premium_fan',
  'premium_creator',
] as const satisfies readonly MembershipTier[]
export type PurchasableTier = (typeof PURCHASABLE_TIERS)[number]

/** `hidden`: only for those who have a link. `archived`: closed to new members; current ones stay. */
export const MEMBERSHIP_STATES = ['live', 'hidden', 'archived'] as const
export type MembershipState = (typeof MEMBERSHIP_STATES)[number]

export const MEMBERSHIP_LIMITS = {
  title: 40,
  description: 1000,
  /** Cents per month; 0 is free. */
  price: { min: 300, max: 50_000 },
  lifetimeMax: 500_000,
  /** Percent off for a quarter or a year. */
  discountMax: 80,
  includedMessagesMax: 1000,
  capMax: 100_000,
  giftDaysMax: 90,
  giftFansMax: 100,
} as const

/** What a fan pays, in cents. A null discount: the period is not offered. */
const prices = {
  priceMonth: Cents,
  discountQuarter: orNull(v.number()),
  discountYear: orNull(v.number()),
  priceLifetime: orNull(Cents),
}

/** A tier that fans can subscribe to (screens S19). Figures cover the requested period, in gross cents. */
export const Membership = v.object({
  membershipId: Id,
  /** Increases with every change, so that a form opened before is refused. */
  version: count,
  tier: v.picklist(PURCHASABLE_TIERS),
  title: text,
  description: text,
  art: orNull(Media),
  state: orElse(v.picklist(MEMBERSHIP_STATES), 'hidden'),
  isPinned: flag,
  ...prices,
  /** Free messages to the creator per month. */
  includedMessages: count,
  /** Maximum members; null without a limit. */
  cap: orNull(v.number()),
  /** Paying members now. */
  subscribers: count,
  /** Members on a gifted trial. */
  gifted: count,
  revenue: orNull(Cents),
  churn: orNull(v.number()),
  /** Posts limited to some tiers, including this one. */
  posts: count,
})
export interface Membership extends v.InferOutput<typeof Membership> {}

/** Totals over all memberships, archived ones included: the figures of dashboard and earnings. */
export const MembershipTotals = v.object({
  subscribers: count,
  gifted: count,
  revenue: orNull(Cents),
  churn: orNull(v.number()),
})

/**
 * Settings of a membership. Fans read title and description, so both pass the crisis check (decisions 22).
 */
export const membershipSettings = {
  title: CheckedText,
  description: CheckedText,
  artId: v.nullable(Id),
  state: v.picklist(['live', 'hidden']),
  isPinned: v.boolean(),
  priceMonth: Cents,
  discountQuarter: v.nullable(v.number()),
  discountYear: v.nullable(v.number()),
  priceLifetime: v.nullable(Cents),
  includedMessages: v.number(),
  cap: v.nullable(v.number()),
}

export type MembershipPrices = Pick<
  Membership,
  'priceMonth' | 'discountQuarter' | 'discountYear' | 'priceLifetime'
>

/** Periods longer than a month: their months, and the field with their percent off. */
export const LONGER_PERIODS = {
  quarter: { months: 3, discount: 'discountQuarter' },
  year: { months: 12, discount: 'discountYear' },
} as const
type LongerPeriod = keyof typeof LONGER_PERIODS
export const LONGER_PERIOD_NAMES = Object.keys(LONGER_PERIODS) as LongerPeriod[] // its own keys

/** Percent off for a period; null where it is not offered. */
export const discountOf = (prices: MembershipPrices, period: LongerPeriod): number | null =>
  prices[LONGER_PERIODS[period].discount]

/** Price of a period; null where it is not offered, as for free memberships. */
export function periodPrice(prices: MembershipPrices, period: LongerPeriod): number | null {
  const discount = discountOf(prices, period)
  if (discount === null || prices.priceMonth === 0) return null
  return Math.round((prices.priceMonth * LONGER_PERIODS[period].months * (100 - discount)) / 100)
}

export const isMonthPrice = (cents: number): boolean =>
  cents === 0 || (cents >= MEMBERSHIP_LIMITS.price.min && cents <= MEMBERSHIP_LIMITS.price.max)

/** A price for good costs more than a month; null where it is not offered. */
export const isLifetimePrice = (cents: number | null, priceMonth: number): boolean =>
  cents === null || (cents > priceMonth && cents <= MEMBERSHIP_LIMITS.lifetimeMax)

/** A price change: who keeps the former price, and the new monthly revenue. */
export const PriceImpact = v.object({
  currency: Currency,
  /** Paying members now. */
  members: count,
  /** Renewing members: they keep the former price. */
  keepPrice: count,
  /** Change of monthly revenue, in gross cents. */
  estimate: Cents,
  /** New members of the last 30 days, and expected new members at the new price. */
  joins: count,
  expectedJoins: count,
})
export interface PriceImpact extends v.InferOutput<typeof PriceImpact> {}

/** Percent fewer new members per percent of price increase. */
export const PRICE_ELASTICITY = 0.6
/** The part of free members who would pay; the inverse when a price becomes free. */
export const FREE_TO_PAID = 0.15

/** Estimates the new members at another price, by what is usual on such platforms. */
export function expectedJoins(joins: number, from: number, to: number): number {
  if (from === to) return joins
  if (from === 0) return Math.round(joins * FREE_TO_PAID)
  if (to === 0) return Math.round(joins / FREE_TO_PAID)
  return Math.max(0, Math.round(joins * (1 - (PRICE_ELASTICITY * (to - from)) / from)))
}

/** `gifted`: on a trial. `expiring`: ends within a week without renewal. */
export const SUBSCRIBER_STATES = ['active', 'expiring', 'gifted'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

export const Subscriber = v.object({
  subscriptionId: Id,
  userId: Id,
  membershipId: Id,
  state: orElse(v.picklist(SUBSCRIBER_STATES), 'active'),
  since: Instant,
  renews: flag,
  endsAt: OptionalInstant,
  /** Cents per month; null where the person may not see fan spend. */
  price: orNull(Cents),
  /** Null where fan and creator never wrote. */
  channelId: orNull(Id),
})
export interface Subscriber extends v.InferOutput<typeof Subscriber> {}

export const SUBSCRIBER_SORTS = ['fan', 'membership', 'state', 'since', 'endsAt', 'price'] as const
export const NEWEST_SUBSCRIBERS = { by: 'since', descending: true } as const
export const SubscriberSort = v.object({ by: v.picklist(SUBSCRIBER_SORTS), descending: v.boolean() })

/** What all matching subscribers pay per month; null where the person may not see it. */
export const SubscriberSums = v.object({ price: orNull(Cents) })

export const Memberships = validEntriesOf(Membership)
