import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Instant, OptionalInstant } from './instant'
import { Cents, Currency } from './money'
import { REVENUE_KINDS, RevenueKind } from './revenue-kind'

/*
 * What one creator earns (screens S16). Every amount is in cents of the answer's one `currency`. What is split between
 * agency and creator, and what is paid out, is null for those who may not see rates (screens S0).
 */

/** `disputed`: the fan's bank has reclaimed the payment and no decision is made; it is paid out once that is won. */
export const EARNING_STATES = ['cleared', 'pending', 'refunded', 'disputed'] as const
export const EarningState = v.picklist(EARNING_STATES)
export type EarningState = (typeof EARNING_STATES)[number]

/** The money of a period. Refunds are not in gross; disputed payments are until they are lost. */
export const EarningsTotals = v.object({
  gross: Cents,
  fee: Cents,
  net: Cents,
  agencyShare: orNull(Cents),
  creatorShare: orNull(Cents),
  refunds: Cents,
})
export interface EarningsTotals extends v.InferOutput<typeof EarningsTotals> {}

export const EarningsPoint = v.object({
  at: Instant,
  gross: Cents,
  net: Cents,
  byType: v.object(v.entriesFromList(REVENUE_KINDS, orElse(Cents, 0))),
})

/** One type of earnings under one agreement; where the agreement changes within the period, `from` says when. */
export const SplitLine = v.object({
  kind: orElse(RevenueKind, 'other'),
  from: OptionalInstant,
  gross: Cents,
  feeRate: v.number(),
  fee: Cents,
  /** The agency's share is taken of net, not of gross. */
  isNet: v.boolean(),
  rate: v.number(),
  agencyShare: Cents,
  creatorShare: Cents,
})
export interface SplitLine extends v.InferOutput<typeof SplitLine> {}

/** How many, and what they come to. */
export const CountedAmount = v.object({ count: v.number(), amount: Cents })

export const PAYOUT_STATES = ['scheduled', 'processing', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export const PAYOUT_METHODS = ['bank_transfer', 'other'] as const

/** A transfer to the creator. `masked` shows the end of the account at most: bank data never leaves the server. */
export const Payout = v.object({
  payoutId: Id,
  at: Instant,
  amount: Cents,
  method: orElse(v.picklist(PAYOUT_METHODS), 'other'),
  masked: orElse(v.string(), ''),
  state: orElse(v.picklist(PAYOUT_STATES), 'scheduled'),
  /** The payments it is of. */
  from: Instant,
  to: Instant,
  count: v.number(),
})
export interface Payout extends v.InferOutput<typeof Payout> {}

/** What a payout is made of: types of earnings, then what was held back before or carried over. */
export const PayoutLine = v.object({
  kind: orElse(RevenueKind, 'other'),
  count: v.number(),
  gross: Cents,
  fee: Cents,
  agencyShare: Cents,
  amount: Cents,
})
export interface PayoutLine extends v.InferOutput<typeof PayoutLine> {}

export const PayoutDetail = v.object({
  ...Payout.entries,
  currency: Currency,
  lines: readableOf(PayoutLine),
  /** Held back while they are disputed; negative. */
  held: CountedAmount,
  /** Held back before, and won since. */
  released: CountedAmount,
  /** The payout that failed before this one. */
  carried: Cents,
})
export interface PayoutDetail extends v.InferOutput<typeof PayoutDetail> {}

export const EarningsSummary = v.object({
  currency: Currency,
  totals: EarningsTotals,
  /** As many days before. */
  previous: EarningsTotals,
  refunded: CountedAmount,
  disputed: CountedAmount,
  series: v.array(EarningsPoint),
  split: orNull(readableOf(SplitLine)),
  /** What is not paid out yet, as of now. */
  pending: orNull(Cents),
  nextPayout: orNull(Payout),
  /** The staff who sold in the period; empty where names of staff are hidden. */
  senderIds: orElse(v.array(Id), []),
})
export interface EarningsSummary extends v.InferOutput<typeof EarningsSummary> {}

/** A payment of a fan. `fanId` is null where what fans spend is hidden, `sentBy` where names of staff are. */
export const Transaction = v.object({
  transactionId: Id,
  at: Instant,
  fanId: orNull(Id),
  kind: orElse(RevenueKind, 'other'),
  /** As the platform calls what was bought; null for what has no name. */
  item: orNull(v.string()),
  gross: Cents,
  fee: Cents,
  net: Cents,
  sentBy: orNull(Id),
  state: orElse(EarningState, 'pending'),
  payoutId: orNull(Id),
  payoutAt: OptionalInstant,
  /** The chat it was bought in. */
  channelId: orNull(Id),
})
export interface Transaction extends v.InferOutput<typeof Transaction> {}

export const TRANSACTION_SORTS = [
  'at',
  'fan',
  'kind',
  'item',
  'gross',
  'fee',
  'net',
  'sentBy',
  'state',
  'payoutAt',
] as const
export const TransactionSort = v.object({ by: v.picklist(TRANSACTION_SORTS), descending: v.boolean() })
export interface TransactionSort extends v.InferOutput<typeof TransactionSort> {}
export const NEWEST_TRANSACTIONS: TransactionSort = { by: 'at', descending: true }

/** Of all that fit: what counts, and beside it what was paid back. */
export const TransactionSums = v.object({ gross: Cents, fee: Cents, net: Cents, refunded: Cents })
export interface TransactionSums extends v.InferOutput<typeof TransactionSums> {}
