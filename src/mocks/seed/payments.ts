import { DAY_MS, HOUR_MS } from './calendar'
import { channelAt, channelCount, isGroupPlace, isNewcomer, type SeedChannel } from './channels'
import type { SeedCreator } from './creators'
import { channelPlace } from './fan-facts'
import { fanAt } from './fans'
import { chance, pick, random, seedOf } from './random'
import { beforeLastMs } from './timing'

/** `order`: a custom order; `other`: outside the conversation, for posts and lives. */
export type PaymentKind = 'purchase' | 'tip' | 'order' | 'other'

export interface Paid {
  kind: PaymentKind
  /** In cents. */
  amount: number
  /** Index of its message; null outside the conversation. */
  messageIndex: number | null
  /** Delay after that message. */
  afterMs: number
}

export interface SeedPayment extends Paid {
  at: number
}

const PRICES = [800, 1200, 1200, 1600, 2400, 4000] as const
const TIPS = [500, 500, 1000, 2000, 5000] as const
const TIP_PART = 0.22
const ORDER_PART = 0.06
/** At most this share of a conversation's messages is paid. */
const MOST_OF_THREAD = 0.3

/** Splits a fan's spend into purchases and tips that add up to it; a small remainder was paid elsewhere. */
function amountsOf(spent: number, roll: () => number): { kind: PaymentKind; amount: number }[] {
  const amounts: { kind: PaymentKind; amount: number }[] = []
  let left = spent
  while (left >= PRICES[0]) {
    const isTip = roll() < TIP_PART
    const amount = pick<number>(isTip ? TIPS : PRICES, roll())
    if (amount > left) continue
    amounts.push({ kind: isTip ? 'tip' : roll() < ORDER_PART ? 'order' : 'purchase', amount })
    left -= amount
  }
  return left > 0 ? [{ kind: 'other', amount: left }, ...amounts] : amounts
}

/** Time between message `index` and the last one. */
const beforeLast = ({ creatorIndex, index: place, messageCount }: SeedChannel, index: number): number =>
  beforeLastMs(seedOf(92, creatorIndex, place), messageCount, messageCount - 1 - index)

/** Assigns payments to messages; skips the first two and the unanswered ones at the end. */
function onMessages(
  channel: SeedChannel,
  amounts: readonly Pick<Paid, 'kind' | 'amount'>[],
  room: number,
): Paid[] {
  const { creatorIndex, fanIndex } = channel
  const step = room / amounts.length
  return amounts.map(({ kind, amount }, nth) => {
    // Each payment has its own interval, so that none share a message.
    const within = Math.floor(Math.floor(step) * chance(222, creatorIndex, fanIndex, nth))
    const messageIndex = 2 + Math.floor(step * nth) + within
    const took = kind === 'purchase' ? 20_000 + chance(223, creatorIndex, fanIndex, nth) ** 4 * DAY_MS : 0
    return {
      kind,
      amount,
      messageIndex,
      afterMs: Math.floor(Math.min(took, beforeLast(channel, messageIndex))),
    }
  })
}

/** A fan's payments to a creator in the seed, oldest first: they add up to the fan's `spent`. */
function paidBy(creatorIndex: number, fanIndex: number, channel: SeedChannel | undefined): Paid[] {
  const { spent } = fanAt(fanIndex)
  if (spent === 0) return []
  const amounts = amountsOf(spent, random(seedOf(221, creatorIndex, fanIndex)))
  const room = channel ? Math.max(0, channel.messageCount - channel.tail - 3) : 0
  const written = amounts.filter(({ kind }) => kind !== 'other').length
  const fitting = Math.min(written, Math.ceil(room * MOST_OF_THREAD))
  const outside = amounts.slice(0, amounts.length - fitting)
  const inside = channel && fitting > 0 ? onMessages(channel, amounts.slice(-fitting), room) : []
  // A fan who joined days ago could not spend much yet.
  if (channel && isNewcomer(creatorIndex, channel.index)) return inside
  return [
    ...outside.map((one) => ({ ...one, kind: 'other' as const, messageIndex: null, afterMs: 0 })),
    ...inside,
  ]
}

/** Total spend of a conversation's fan. */
export const spentIn = (channel: SeedChannel): number =>
  isNewcomer(channel.creatorIndex, channel.index)
    ? paidBy(channel.creatorIndex, channel.fanIndex, channel).reduce((sum, { amount }) => sum + amount, 0)
    : fanAt(channel.fanIndex).spent

const KEPT = 400
const known = new Map<string, ReadonlyMap<number, Paid>>()

/** Payments in a conversation, by message index. */
export function paidIn(channel: SeedChannel): ReadonlyMap<number, Paid> {
  const found = known.get(channel.channelId)
  if (found) return found
  const made = new Map<number, Paid>()
  if (channel.kind === 'direct') {
    for (const paid of paidBy(channel.creatorIndex, channel.fanIndex, channel)) {
      if (paid.messageIndex !== null) made.set(paid.messageIndex, paid)
    }
  }
  if (known.size >= KEPT) known.clear()
  known.set(channel.channelId, made)
  return made
}

/** A fan's conversation with a creator, if any. */
export function directChannel(creator: SeedCreator, fanIndex: number): SeedChannel | undefined {
  const place = channelPlace(creator.index, fanIndex)
  return place < channelCount(creator) && !isGroupPlace(place) ? channelAt(creator, place) : undefined
}

/** The payments with times: each after its message, and none after `anchor`. */
export function paymentsOf(
  creator: SeedCreator,
  fanIndex: number,
  anchor: number,
  channel = directChannel(creator, fanIndex),
): SeedPayment[] {
  const paid = paidBy(creator.index, fanIndex, channel)
  if (paid.length === 0) return []
  const sentAt = (index: number): number =>
    channel ? anchor - channel.quietForMs - beforeLast(channel, index) : anchor
  const first = paid.find(({ messageIndex }) => messageIndex !== null)?.messageIndex ?? null
  const oldest = first === null ? anchor - 20 * DAY_MS : sentAt(first)
  const outside = paid.filter(({ messageIndex }) => messageIndex === null).length
  const start = Math.min(fanAt(fanIndex).joinedAt, oldest - outside * HOUR_MS)
  return paid.map((one, place) => {
    if (one.messageIndex !== null) return { ...one, at: sentAt(one.messageIndex) + one.afterMs }
    const part = (place + 0.9 * chance(224, creator.index, fanIndex, place)) / outside
    return { ...one, at: Math.floor(start + (oldest - start) * part) }
  })
}
