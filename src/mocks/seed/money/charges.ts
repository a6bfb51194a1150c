import { type CreditedKind, REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'

import { HOUR_MS, agencyDayStart } from '../calendar'
import type { SeedCreator } from '../creators'
import { lastOnDuty, onDutyFor } from '../work/duty'
import { buyerChannelIndex, nthSpender, memberChannelIndex } from '../channels/fan-pool'
import { dayGross, MASS_MIN, momentOfPart } from './money'
import { pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { memoByDay } from '../memo'

export type ChargeKind = Exclude<RevenueKind, CreditedKind>

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
    ? agencyDayStart(day) + Math.floor((LIVE_HOURS[0] + part * (LIVE_HOURS[1] - LIVE_HOURS[0])) * HOUR_MS)
    : momentOfPart(part, day)

/** The sender of a mass message: someone on duty, or the last one who was. */
function massSenderAt(creatorIndex: number, at: number, roll: number): string | null {
  const there = onDutyFor(creatorIndex, at)
  return (there.length > 0 ? pick(there, roll) : lastOnDuty(creatorIndex, at))?.userId ?? null
}

type Purchase = Pick<SeedCharge, 'kind' | 'amount' | 'item' | 'at' | 'channelIndex' | 'sentBy'>

/** The mass messages fans buy on a day, as indices of their prices, which add up to the day's gross. */
function massPricesOf(creator: SeedCreator, day: number): number[] {
  const { prices } = OFFERS.mass_messages
  const roll = random(seedOf(ROLL.massPurchases, creator.index, day))
  const bought: number[] = []
  let left = dayGross(creator, day)[REVENUE_KINDS.indexOf('mass_messages')] ?? 0
  while (left > 0) {
    const rest = left
    const price = pick(
      prices.filter((one) => one === rest || rest - one >= MASS_MIN),
      roll(),
    )
    bought.push(prices.indexOf(price))
    left -= price
  }
  return bought
}

/** The purchases at each price before a day are counted from the start of its block. */
const BLOCK_DAYS = 512
/** By creator, up to the last requested day. */
const countedUntil = new Map<number, { day: number; counts: readonly number[] }>()

function massCountsBefore(creator: SeedCreator, day: number): readonly number[] {
  const start = day - (day % BLOCK_DAYS)
  const last = countedUntil.get(creator.index)
  const isOnTheWay = last !== undefined && last.day >= start && last.day <= day
  const counts = isOnTheWay ? [...last.counts] : OFFERS.mass_messages.prices.map(() => 0)
  for (let before = isOnTheWay ? last.day : start; before < day; before += 1)
    for (const index of massPricesOf(creator, before)) counts[index] = (counts[index] ?? 0) + 1
  countedUntil.set(creator.index, { day, counts })
  return counts
}

/** Each at the full price of a message, and by another fan than the ones before, so that no one buys it twice. */
function massCharges(creator: SeedCreator, day: number, roll: () => number): Purchase[] {
  const { prices, items } = OFFERS.mass_messages
  const counts = [...massCountsBefore(creator, day)]
  return massPricesOf(creator, day).map((index) => {
    const at = momentOfPart(roll(), day)
    const nth = counts[index] ?? 0
    counts[index] = nth + 1
    return {
      kind: 'mass_messages',
      amount: prices[index] ?? 0,
      item: items[index] ?? '',
      at,
      channelIndex: nthSpender(creator, nth),
      sentBy: massSenderAt(creator.index, at, roll()),
    }
  })
}

function otherCharges(
  creator: SeedCreator,
  day: number,
  kind: Exclude<ChargeKind, 'mass_messages'>,
  roll: () => number,
): Purchase[] {
  const total = dayGross(creator, day)[REVENUE_KINDS.indexOf(kind)] ?? 0
  return purchasesOf(total, OFFERS[kind], roll).map(({ amount, item }) => ({
    kind,
    amount,
    item,
    at: chargeTime(kind, roll(), day),
    channelIndex:
      kind === 'subscriptions' ? memberChannelIndex(creator, roll()) : buyerChannelIndex(creator, roll()),
    sentBy: null,
  }))
}

function buildCharges(creator: SeedCreator, day: number): SeedCharge[] {
  const roll = random(seedOf(ROLL.chargesOfDay, creator.index, day))
  return CHARGE_KINDS.flatMap((kind) =>
    kind === 'mass_messages' ? massCharges(creator, day, roll) : otherCharges(creator, day, kind, roll),
  )
    .sort((a, b) => a.at - b.at)
    .map((charge, index) => ({
      chargeId: `charge-${creator.index + 1}-${day}-${index + 1}`,
      creatorIndex: creator.index,
      ...charge,
    }))
}

/** Such purchases of a day, oldest first: they add up to the day's gross of these kinds, to the cent. */
export const chargesOfDay = memoByDay(buildCharges)

/** Revenue of each of these kinds on a day before a moment. */
export function chargedBefore(creator: SeedCreator, day: number, at: number): Record<ChargeKind, number> {
  const sums: Record<ChargeKind, number> = { subscriptions: 0, mass_messages: 0, live: 0, other: 0 }
  for (const charge of chargesOfDay(creator, day)) {
    if (charge.at >= at) break
    sums[charge.kind] += charge.amount
  }
  return sums
}
