import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'

import { HOUR_MS, startOfDay } from '../calendar'
import type { SeedCreator } from '../creators'
import { lastOnDuty, onDutyFor } from '../work/duty'
import { buyerChannelIndex, memberChannelIndex } from '../channels/fan-pool'
import { dayGross, momentOfPart, type SaleKind } from './money'
import { pick, random, seedOf } from '../random'
import { ROLL } from '../roll'

export type ChargeKind = Exclude<RevenueKind, SaleKind>

/** Purchases outside of chats; `sales.ts` has those staff sell in a chat. */
export interface SeedCharge {
  chargeId: string
  at: number
  creatorIndex: number
  /** Index of the fan's conversation. */
  channelIndex: number
  kind: ChargeKind
  /** In cents, gross. */
  amount: number
  /** The purchase's title on the platform. */
  item: string
  /** The sender of a mass message; null for other purchases. */
  sentBy: string | null
}

interface Offer {
  prices: readonly number[]
  items: readonly string[]
}

/** Each item sells at the price of the same index. */
const OFFERS: Readonly<Record<ChargeKind, Offer>> = {
  subscriptions: {
    prices: [900, 1500, 1500, 2500],
    items: ['Basic, 1 month', 'Advanced, 1 month', 'Advanced, renewal', 'Premium, 1 month'],
  },
  mass_messages: {
    prices: [800, 1200, 1600, 2400, 4000],
    items: [
      'Voice note for the evening',
      'Behind the scenes, unedited',
      'Pictures from the rain',
      'The long version of Friday',
      'November bundle',
    ],
  },
  live: {
    prices: [500, 1000, 2000, 5000],
    items: ['Friday live: wave', 'Friday live: tip', 'Friday live: song request', 'Friday live: encore'],
  },
  other: {
    prices: [1000, 3000],
    items: ['Profile tip', 'Gift from the wish list'],
  },
}
const CHARGE_KINDS = Object.keys(OFFERS) as ChargeKind[] // keys as declared above
const MIN_AMOUNT = 500

/** Splits a day's revenue of a kind into purchases that add up to it; the last one takes the remainder. */
function purchasesOf(total: number, { prices, items }: Offer, roll: () => number) {
  const purchases: { amount: number; item: string }[] = []
  let left = total
  while (left > 0) {
    const index = Math.floor(roll() * prices.length)
    const price = prices[index] ?? MIN_AMOUNT
    const amount = left < price + MIN_AMOUNT ? left : price
    purchases.push({ amount, item: items[index] ?? '' })
    left -= amount
  }
  return purchases
}

/** Start and end of a live, in hours of the agency's day. */
export const LIVE_HOURS = [20, 22] as const

/** Fans pay during the live; for other kinds all day. */
const chargeTime = (kind: ChargeKind, part: number, day: number): number =>
  kind === 'live'
    ? startOfDay(day) + Math.floor((LIVE_HOURS[0] + part * (LIVE_HOURS[1] - LIVE_HOURS[0])) * HOUR_MS)
    : momentOfPart(part, day)

/** The sender of a mass message: someone on duty, or the last one who was. */
function massSenderAt(creatorIndex: number, at: number, roll: number): string | null {
  const there = onDutyFor(creatorIndex, at)
  return (there.length > 0 ? pick(there, roll) : lastOnDuty(creatorIndex, at))?.userId ?? null
}

function buildCharges(creator: SeedCreator, day: number): SeedCharge[] {
  const roll = random(seedOf(ROLL.chargesOfDay, creator.index, day))
  const gross = dayGross(creator, day)
  return CHARGE_KINDS.flatMap((kind) =>
    purchasesOf(gross[REVENUE_KINDS.indexOf(kind)] ?? 0, OFFERS[kind], roll).map(({ amount, item }) => {
      const at = chargeTime(kind, roll(), day)
      const channelIndex =
        kind === 'subscriptions' ? memberChannelIndex(creator, roll()) : buyerChannelIndex(creator, roll())
      const sentBy = kind === 'mass_messages' ? massSenderAt(creator.index, at, roll()) : null
      return { at, creatorIndex: creator.index, channelIndex, kind, amount, item, sentBy }
    }),
  )
    .sort((a, b) => a.at - b.at)
    .map((charge, index) => ({ chargeId: `charge-${creator.index + 1}-${day}-${index + 1}`, ...charge }))
}

const cache = new Map<number, readonly SeedCharge[]>()

/** Such purchases of a day, oldest first: they add up to the day's gross of these kinds, to the cent. */
export function chargesOfDay(creator: SeedCreator, day: number): readonly SeedCharge[] {
  const key = creator.index * 100_000 + day
  const cached = cache.get(key)
  if (cached) return cached
  const made = buildCharges(creator, day)
  cache.set(key, made)
  return made
}

/** Revenue of each of these kinds on a day before a moment. */
export function chargedBefore(creator: SeedCreator, day: number, at: number): Record<ChargeKind, number> {
  const sums: Record<ChargeKind, number> = { subscriptions: 0, mass_messages: 0, live: 0, other: 0 }
  for (const charge of chargesOfDay(creator, day)) {
    if (charge.at >= at) break
    sums[charge.kind] += charge.amount
  }
  return sums
}
