import type { RevenueKind } from '@/domain/money/revenue-kind'

import { DAY_MS, HOUR_MS } from '../calendar'
import { channelAt, channelCount, isGroupIndex, isNewcomer, type SeedChannel } from '../channels/channels'
import { CREATORS, type SeedCreator } from '../creators'
import { channelIndexWith } from '../fans/fan-facts'
import { fanAt } from '../fans/fans'
import { chance, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { beforeLastMs } from '../channels/timing'
import { HISTORY_MS, historyOf, isRefundedPayment, type LedgerPayment } from './history'
import type { SeedSale } from './sales'
import { memo } from '../memo'

/** `purchase`: of a paid message; `order`: a custom order; `other`: outside the conversation, for posts and lives. */
export type PaymentKind = 'purchase' | 'tip' | 'order' | 'membership' | 'other'

export const PAYMENT_KIND_OF: Readonly<Record<RevenueKind, PaymentKind>> = {
  paid_dms: 'purchase',
  mass_messages: 'purchase',
  tips: 'tip',
  subscriptions: 'membership',
  posts: 'other',
  live: 'other',
  other: 'other',
}

/** A payment from before the history. */
export interface PaidItem {
  kind: PaymentKind
  /** In cents. */
  amount: number
  /** Index of its message; null outside the conversation. */
  messageIndex: number | null
  /** Delay after that message. */
  afterMs: number
}

export interface SeedPayment {
  kind: PaymentKind
  /** In cents. */
  amount: number
  at: number
  /** Index of its message before the history; null for others. */
  messageIndex: number | null
  /** The sale of the history; null for others. */
  sale: SeedSale | null
  isRefunded: boolean
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

/** Time between message `index` and the end of the seed. */
const ageOf = (
  { creatorIndex, index: channelIndex, messageCount, quietForMs }: SeedChannel,
  index: number,
): number =>
  quietForMs +
  beforeLastMs(seedOf(ROLL.channel, creatorIndex, channelIndex), messageCount, messageCount - 1 - index)

/** The first two and the last unanswered messages are never paid. */
const FIRST_PAID = 2
const LAST_UNPAID = 1

/** How many messages after the first two are older than the history. */
function roomBefore(channel: SeedChannel): number {
  const room = Math.max(0, channel.messageCount - channel.tail - FIRST_PAID - LAST_UNPAID)
  if (room === 0 || ageOf(channel, FIRST_PAID) <= HISTORY_MS) return 0
  let [low, high] = [1, room]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (ageOf(channel, FIRST_PAID + middle - 1) > HISTORY_MS) low = middle
    else high = middle - 1
  }
  return low
}

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
    const messageIndex = FIRST_PAID + Math.floor(step * nth) + within
    const took =
      kind === 'purchase' ? 20_000 + chance(ROLL.paymentDelay, creatorIndex, fanIndex, nth) ** 4 * DAY_MS : 0
    const longest = ageOf(channel, messageIndex) - HISTORY_MS
    // Not all at the moment the history begins, as if bought at once.
    const afterMs =
      took < longest ? took : longest * chance(ROLL.shortPaymentDelay, creatorIndex, fanIndex, nth)
    return { kind, amount, messageIndex, afterMs: Math.floor(afterMs) }
  })
}

/** A fan's payments before the history, oldest first; a fan who joined days ago has none. */
function paidBefore(creatorIndex: number, fanIndex: number, channel: SeedChannel | undefined): PaidItem[] {
  const spent = spentBefore(creatorIndex, fanIndex, channel)
  if (spent === 0) return []
  const amounts = paymentAmountsOf(spent, random(seedOf(ROLL.fanPayments, creatorIndex, fanIndex)))
  const room = channel ? roomBefore(channel) : 0
  const written = amounts.filter(({ kind }) => kind !== 'other').length
  const fitting = Math.min(written, Math.ceil(room * MAX_PAID_SHARE))
  const outside = amounts.slice(0, amounts.length - fitting)
  const inside = channel && fitting > 0 ? assignToMessages(channel, amounts.slice(-fitting), room) : []
  return [
    ...outside.map((one) => ({ ...one, kind: 'other' as const, messageIndex: null, afterMs: 0 })),
    ...inside,
  ]
}

const spentBefore = (creatorIndex: number, fanIndex: number, channel: SeedChannel | undefined): number =>
  channel && isNewcomer(creatorIndex, channel.index) ? 0 : fanAt(fanIndex).spentBefore

/** Total spend of a conversation's fan up to `anchor`, without refunds: it equals the sum of the payments. */
export function spentIn(channel: SeedChannel, anchor: number): number {
  const creator = CREATORS[channel.creatorIndex]
  if (!creator || channel.kind === 'group') return 0
  const since = historyOf(creator, anchor).get(channel.index)?.spent ?? 0
  return spentBefore(creator.index, channel.fanIndex, channel) + since
}

const MAX_CACHED = 400

/** Payments in a conversation before the history, by message index. */
export const paidItemsIn = memo(
  ({ channelId }: SeedChannel) => channelId,
  (channel): ReadonlyMap<number, PaidItem> => {
    const made = new Map<number, PaidItem>()
    if (channel.kind === 'direct') {
      for (const paid of paidBefore(channel.creatorIndex, channel.fanIndex, channel)) {
        if (paid.messageIndex !== null) made.set(paid.messageIndex, paid)
      }
    }
    return made
  },
  MAX_CACHED,
)

/** A fan's conversation with a creator, if any. */
export function directChannel(creator: SeedCreator, fanIndex: number): SeedChannel | undefined {
  const channelIndex = channelIndexWith(creator.index, fanIndex)
  return channelIndex < channelCount(creator) && !isGroupIndex(channelIndex)
    ? channelAt(creator, channelIndex)
    : undefined
}

/** The payments before the history with their times, oldest first. */
function paymentsBefore(
  creator: SeedCreator,
  fanIndex: number,
  anchor: number,
  channel: SeedChannel | undefined,
): SeedPayment[] {
  const paid = paidBefore(creator.index, fanIndex, channel)
  if (paid.length === 0) return []
  const sentAt = (index: number): number => (channel ? anchor - ageOf(channel, index) : anchor)
  const first = paid.find(({ messageIndex }) => messageIndex !== null)?.messageIndex ?? null
  const oldest = first === null ? anchor - HISTORY_MS : sentAt(first)
  const outside = paid.filter(({ messageIndex }) => messageIndex === null).length
  const start = Math.min(fanAt(fanIndex).joinedAt, oldest - outside * HOUR_MS)
  const timeOf = ({ messageIndex, afterMs }: PaidItem, index: number): number => {
    if (messageIndex !== null) return sentAt(messageIndex) + afterMs
    const part = (index + 0.9 * chance(ROLL.paymentOutsideChat, creator.index, fanIndex, index)) / outside
    return Math.floor(start + (oldest - start) * part)
  }
  return paid.map((one, index) => ({
    kind: one.kind,
    amount: one.amount,
    at: timeOf(one, index),
    messageIndex: one.messageIndex,
    sale: null,
    isRefunded: false,
  }))
}

const paymentInHistory = (payment: LedgerPayment): SeedPayment => ({
  kind: PAYMENT_KIND_OF[payment.kind],
  amount: payment.amount,
  at: payment.at,
  messageIndex: null,
  sale: 'saleId' in payment ? payment : null,
  isRefunded: isRefundedPayment(payment),
})

/** A fan's payments to a creator up to `anchor`, oldest first: in the history those of the ledger. */
export const seedPaymentsOf = (
  creator: SeedCreator,
  fanIndex: number,
  anchor: number,
  channel = directChannel(creator, fanIndex),
): SeedPayment[] => [
  ...paymentsBefore(creator, fanIndex, anchor, channel),
  ...((channel && historyOf(creator, anchor).get(channel.index)?.payments) ?? []).map(paymentInHistory),
]
