import { CREDITED_KINDS, type CreditedKind, REVENUE_KINDS } from '@/domain/money/revenue-kind'
import type { AttributionRule } from '@/domain/money/sale'

import { DAY_MS, agencyDay, MINUTE_MS } from '../calendar'
import { LIVELY_CHANNELS } from '../channels/channels'
import { CREATORS, type SeedCreator } from '../creators'
import { lastOnDuty, onDutyFor } from '../work/duty'
import { buyerChannelIndex, mayHaveMessage } from '../channels/fan-pool'
import { dayGross, momentOfPart } from './money'
import { between, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import type { SeedLog } from '../work/work-logs'
import { memoByDay } from '../memo'

/** A seeded sale, with the credited person under each rule. */
export interface SeedSale {
  saleId: string
  at: number
  creatorIndex: number
  /** Index of the fan's conversation. */
  channelIndex: number
  kind: CreditedKind
  /** In cents, gross. */
  amount: number
  /** When the paid message was sent; null without one. */
  sentAt: number | null
  by: Readonly<Record<AttributionRule, string | null>>
  /** Refunded soon after, and counted nowhere. */
  isRefunded: boolean
}

const PRICES: Readonly<Record<CreditedKind, readonly number[]>> = {
  paid_dms: [800, 1200, 1200, 1600, 2400, 4000],
  tips: [500, 500, 1000, 2000, 5000],
  posts: [900, 1500, 1500, 2500],
}
const MIN_AMOUNT = 500
/** The longest wait from paid message to purchase. */
export const MAX_WAIT_MS = 3 * DAY_MS
const UNSENT_SHARE = 0.015
const REFUNDED_SHARE = 0.012
/** On some days one creator's fans get many refunds. */
const REFUND_SPIKE = { creatorIndex: 2, every: 5, count: 4 }

/** Splits a day's revenue of one kind into prices that add up to it. */
function saleAmountsOf(total: number, prices: readonly number[], roll: () => number): number[] {
  const amounts: number[] = []
  let left = total
  while (left > 0) {
    const price = pick(prices, roll())
    const amount = left < price + MIN_AMOUNT ? left : price
    amounts.push(amount)
    left -= amount
  }
  return amounts
}

interface SentMessageInfo {
  sentAt: number
  sender: string | null
}

/** Sender and time of a paid message: someone on duty, or the last one at the end of their shift. */
function sentBy(creatorIndex: number, at: number, roll: () => number): SentMessageInfo {
  const waited = Math.floor(20_000 + roll() ** 5 * (DAY_MS - 20_000))
  const [who, early] = [roll(), Math.floor(roll() * 30 * MINUTE_MS)]
  const there = onDutyFor(creatorIndex, at - waited)
  if (there.length > 0) return { sentAt: at - waited, sender: pick(there, who).userId }
  const last = lastOnDuty(creatorIndex, at - waited)
  if (!last) return { sentAt: at - waited, sender: null }
  return { sentAt: Math.max(last.clockInAt, last.clockOutAt - early), sender: last.userId }
}

const longestOnDuty = (logs: readonly SeedLog[]): string | null =>
  logs.toSorted((a, b) => a.clockInAt - b.clockInAt)[0]?.userId ?? null

function createSale(
  creator: SeedCreator,
  day: number,
  what: Pick<SeedSale, 'kind' | 'amount' | 'isRefunded'>,
  roll: () => number,
): Omit<SeedSale, 'saleId'> {
  const at = momentOfPart(roll(), day)
  const [channelIndex, nobodys, writer] = [buyerChannelIndex(creator, roll()), roll() < UNSENT_SHARE, roll()]
  const { sentAt, sender } = sentBy(creator.index, at, roll)
  const there = onDutyFor(creator.index, at)
  const converter = (there.length > 0 ? pick(there, writer) : lastOnDuty(creator.index, at))?.userId ?? null
  const isMessage = what.kind === 'paid_dms'
  return {
    ...what,
    at,
    creatorIndex: creator.index,
    channelIndex,
    sentAt: isMessage ? sentAt : null,
    by: nobodys
      ? { sender: null, converter: null, shift: null }
      : { sender: isMessage ? sender : converter, converter, shift: longestOnDuty(there) },
  }
}

function refundsOf({ index }: SeedCreator, day: number, sold: number, roll: () => number): number {
  const spikes = index === REFUND_SPIKE.creatorIndex && day % REFUND_SPIKE.every === 0
  return spikes ? REFUND_SPIKE.count : roll() < sold * REFUNDED_SHARE ? 1 : 0
}

function buildSales(creator: SeedCreator, day: number): SeedSale[] {
  const roll = random(seedOf(ROLL.salesOfDay, creator.index, day))
  const gross = dayGross(creator, day)
  const sold = CREDITED_KINDS.flatMap((kind) =>
    saleAmountsOf(gross[REVENUE_KINDS.indexOf(kind)] ?? 0, PRICES[kind], roll).map((amount) =>
      createSale(creator, day, { kind, amount, isRefunded: false }, roll),
    ),
  )
  const back = Array.from({ length: refundsOf(creator, day, sold.length, roll) }, () =>
    createSale(
      creator,
      day,
      { kind: 'paid_dms', amount: between(roll(), 8, 40) * 100, isRefunded: true },
      roll,
    ),
  )
  return [...sold, ...back]
    .sort((a, b) => a.at - b.at)
    .map((sale, index) => ({ saleId: `sale-${creator.index + 1}-${day}-${index + 1}`, ...sale }))
}

/**
 * A creator's sales of a day, oldest first: those without refund add up to the day's gross of these
 * kinds, to the cent. Computed on first use.
 */
export const salesOfDay = memoByDay(buildSales)

/** Revenue of each of these kinds on a day before a moment. */
export function soldBefore(creator: SeedCreator, day: number, at: number): Record<CreditedKind, number> {
  const sums: Record<CreditedKind, number> = { paid_dms: 0, tips: 0, posts: 0 }
  for (const sale of salesOfDay(creator, day)) {
    if (sale.at >= at) break
    if (!sale.isRefunded) sums[sale.kind] += sale.amount
  }
  return sums
}

const FORM = /^sale-([1-9]\d?)-(\d{1,5})-([1-9]\d{0,4})$/

/** Finds a seeded sale by id. */
export function saleById(saleId: string): SeedSale | undefined {
  const [, creatorNumber, day, number] = FORM.exec(saleId) ?? []
  const creator = CREATORS[Number(creatorNumber) - 1]
  return creator && salesOfDay(creator, Number(day))[Number(number) - 1]
}

/** Sales of a range, by creator, oldest first. */
export function salesBetween(creators: readonly SeedCreator[], from: number, to: number): SeedSale[] {
  const found: SeedSale[] = []
  for (const creator of creators)
    for (let day = agencyDay(from); day <= agencyDay(to - 1); day += 1)
      for (const sale of salesOfDay(creator, day)) if (sale.at >= from && sale.at < to) found.push(sale)
  return found
}

/**
 * Whether a staff message was sold. Where a fan may be waiting none was sent after their message, so the
 * sale has another source.
 */
export const isSoldMessage = ({ channelIndex, sentAt, by }: SeedSale, anchor: number): boolean =>
  sentAt !== null &&
  by.sender !== null &&
  (channelIndex >= LIVELY_CHANNELS || mayHaveMessage(channelIndex, anchor - sentAt))
