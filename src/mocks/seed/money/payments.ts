import { DAY_MS, HOUR_MS } from '../calendar'
import { channelAt, channelCount, isGroupIndex, isNewcomer, type SeedChannel } from '../channels/channels'
import type { SeedCreator } from '../creators'
import { channelIndexWith } from '../fans/fan-facts'
import { fanAt } from '../fans/fans'
import { chance, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { beforeLastMs } from '../channels/timing'

/** `order`: a custom order; `other`: outside the conversation, for posts and lives. */
export type PaymentKind = 'purchase' | 'tip' | 'order' | 'other'

export interface PaidItem {
  kind: PaymentKind
  /** In cents. */
  amount: number
  /** Index of its message; null outside the conversation. */
  messageIndex: number | null
  /** Delay after that message. */
  afterMs: number
}

export interface SeedPayment extends PaidItem {
  at: number
}

const PRICES = [800, 1200, 1200, 1600, 2400, 4000] as const
const TIPS = [500, 500, 1000, 2000, 5000] as const
const TIP_SHARE = 0.22
const ORDER_SHARE = 0.06
/** At most this share of a conversation's messages is paid. */
const MAX_PAID_SHARE = 0.3

/** Splits a fan's spend into purchases and tips that add up to it; a small remainder was paid elsewhere. */
function paymentAmountsOf(spent: number, roll: () => number): { kind: PaymentKind; amount: number }[] {
  const amounts: { kind: PaymentKind; amount: number }[] = []
  let left = spent
  while (left >= PRICES[0]) {
    const isTip = roll() < TIP_SHARE
    const amount = pick<number>(isTip ? TIPS : PRICES, roll())
    if (amount > left) continue
    amounts.push({ kind: isTip ? 'tip' : roll() < ORDER_SHARE ? 'order' : 'purchase', amount })
    left -= amount
  }
  return left > 0 ? [{ kind: 'other', amount: left }, ...amounts] : amounts
}

/** Time between message `index` and the last one. */
const beforeLast = (
  { creatorIndex, index: channelIndex, messageCount }: SeedChannel,
  index: number,
): number =>
  beforeLastMs(seedOf(ROLL.channel, creatorIndex, channelIndex), messageCount, messageCount - 1 - index)

/** Assigns payments to messages; skips the first two and the unanswered ones at the end. */
function assignToMessages(
  channel: SeedChannel,
  amounts: readonly Pick<PaidItem, 'kind' | 'amount'>[],
  room: number,
): PaidItem[] {
  const { creatorIndex, fanIndex } = channel
  const step = room / amounts.length
  return amounts.map(({ kind, amount }, nth) => {
    // Each payment has its own interval, so that none share a message.
    const within = Math.floor(Math.floor(step) * chance(ROLL.paymentMessage, creatorIndex, fanIndex, nth))
    const messageIndex = 2 + Math.floor(step * nth) + within
    const took =
      kind === 'purchase' ? 20_000 + chance(ROLL.paymentDelay, creatorIndex, fanIndex, nth) ** 4 * DAY_MS : 0
    const longest = beforeLast(channel, messageIndex)
    // Not all at the moment of the last message, as if bought at once.
    const afterMs =
      took < longest ? took : longest * chance(ROLL.shortPaymentDelay, creatorIndex, fanIndex, nth)
    return { kind, amount, messageIndex, afterMs: Math.floor(afterMs) }
  })
}

/** A fan's payments to a creator in the seed, oldest first: they add up to the fan's `spent`. */
function paymentsByFan(creatorIndex: number, fanIndex: number, channel: SeedChannel | undefined): PaidItem[] {
  const { spent } = fanAt(fanIndex)
  if (spent === 0) return []
  const amounts = paymentAmountsOf(spent, random(seedOf(ROLL.fanPayments, creatorIndex, fanIndex)))
  const room = channel ? Math.max(0, channel.messageCount - channel.tail - 3) : 0
  const written = amounts.filter(({ kind }) => kind !== 'other').length
  const fitting = Math.min(written, Math.ceil(room * MAX_PAID_SHARE))
  const outside = amounts.slice(0, amounts.length - fitting)
  const inside = channel && fitting > 0 ? assignToMessages(channel, amounts.slice(-fitting), room) : []
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
    ? paymentsByFan(channel.creatorIndex, channel.fanIndex, channel).reduce(
        (sum, { amount }) => sum + amount,
        0,
      )
    : fanAt(channel.fanIndex).spent

const MAX_CACHED = 400
const cache = new Map<string, ReadonlyMap<number, PaidItem>>()

/** Payments in a conversation, by message index. */
export function paidItemsIn(channel: SeedChannel): ReadonlyMap<number, PaidItem> {
  const found = cache.get(channel.channelId)
  if (found) return found
  const made = new Map<number, PaidItem>()
  if (channel.kind === 'direct') {
    for (const paid of paymentsByFan(channel.creatorIndex, channel.fanIndex, channel)) {
      if (paid.messageIndex !== null) made.set(paid.messageIndex, paid)
    }
  }
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(channel.channelId, made)
  return made
}

/** A fan's conversation with a creator, if any. */
export function directChannel(creator: SeedCreator, fanIndex: number): SeedChannel | undefined {
  const channelIndex = channelIndexWith(creator.index, fanIndex)
  return channelIndex < channelCount(creator) && !isGroupIndex(channelIndex)
    ? channelAt(creator, channelIndex)
    : undefined
}

/** The payments with times: each after its message, and none after `anchor`. */
export function seedPaymentsOf(
  creator: SeedCreator,
  fanIndex: number,
  anchor: number,
  channel = directChannel(creator, fanIndex),
): SeedPayment[] {
  const paid = paymentsByFan(creator.index, fanIndex, channel)
  if (paid.length === 0) return []
  const sentAt = (index: number): number =>
    channel ? anchor - channel.quietForMs - beforeLast(channel, index) : anchor
  const first = paid.find(({ messageIndex }) => messageIndex !== null)?.messageIndex ?? null
  const oldest = first === null ? anchor - 20 * DAY_MS : sentAt(first)
  const outside = paid.filter(({ messageIndex }) => messageIndex === null).length
  const start = Math.min(fanAt(fanIndex).joinedAt, oldest - outside * HOUR_MS)
  return paid.map((one, index) => {
    if (one.messageIndex !== null) return { ...one, at: sentAt(one.messageIndex) + one.afterMs }
    const part = (index + 0.9 * chance(ROLL.paymentOutsideChat, creator.index, fanIndex, index)) / outside
    return { ...one, at: Math.floor(start + (oldest - start) * part) }
  })
}
