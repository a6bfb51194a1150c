import { DAY_MS } from '../calendar'
import type { SeedCreator } from '../creators'
import { chargesOfDay, type SeedCharge } from './charges'
import { daysOf } from './money'
import { salesOfDay, type SeedSale } from './sales'
import { memoByCreator } from '../memo'

/** The longest period with a name, and a margin for time zones. Of earlier payments the ledger keeps no records by fan. */
export const HISTORY_MS = 92 * DAY_MS

/** A payment of the ledger. */
export type LedgerPayment = SeedSale | SeedCharge

export const isRefundedPayment = (payment: LedgerPayment): boolean =>
  'isRefunded' in payment && payment.isRefunded

/** A creator's payments from `from` until `to`, by day. */
export const ledgerBetween = (creator: SeedCreator, from: number, to: number): LedgerPayment[] =>
  daysOf(from, to).flatMap((day) =>
    [...salesOfDay(creator, day), ...chargesOfDay(creator, day)].filter(({ at }) => at >= from && at < to),
  )

export interface FanHistory {
  /** Oldest first. */
  payments: LedgerPayment[]
  /** In cents, without refunds. */
  spent: number
}

/** One of each creator for two anchors. */
const MAX_HISTORIES = 48

function buildHistory(creator: SeedCreator, anchor: number): ReadonlyMap<number, FanHistory> {
  const made = new Map<number, FanHistory>()
  for (const payment of ledgerBetween(creator, anchor - HISTORY_MS, anchor)) {
    const fan = made.get(payment.channelIndex) ?? { payments: [], spent: 0 }
    fan.payments.push(payment)
    if (!isRefundedPayment(payment)) fan.spent += payment.amount
    made.set(payment.channelIndex, fan)
  }
  for (const { payments } of made.values()) payments.sort((a, b) => a.at - b.at)
  return made
}

/** What each fan paid a creator in the history before the world was created, by index of the conversation. */
export const historyOf = memoByCreator(MAX_HISTORIES, buildHistory)
