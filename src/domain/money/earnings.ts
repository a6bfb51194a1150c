import * as v from 'valibot'

import { orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, Currency, cents } from './money'
import { REVENUE_KINDS, RevenueKind } from './revenue-kind'

/*
 * What one creator earns (screens S16). Amounts are cents of the response's one `currency`. Agency and
 * creator shares and payouts are null for readers who may not see rates (screens S0).
 */

/** `disputed`: the fan's bank reclaimed the payment and no decision is made; a won dispute is paid out. */
export const EARNING_STATES = ['cleared', 'pending', 'refunded', 'disputed'] as const
export const EarningState = v.picklist(EARNING_STATES)
export type EarningState = (typeof EARNING_STATES)[number]

/** The money of a period. Gross excludes refunds, and includes disputed payments until they are lost. */
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
  byType: v.object(v.entriesFromList(REVENUE_KINDS, cents)),
})

/**
 * One type of earnings under one agreement; `from` is its start where the agreement changes within the
 * period.
 */
export const SplitLine = v.object({
  kind: orElse(RevenueKind, 'other'),
  from: OptionalInstant,
  gross: Cents,
  feeRate: v.number(),
  fee: Cents,
  /** Whether the agency's share is taken of net instead of gross. */
  isNet: v.boolean(),
  rate: v.number(),
  agencyShare: Cents,
  creatorShare: Cents,
})
export interface SplitLine extends v.InferOutput<typeof SplitLine> {}

/** A number of payments and their sum. */
export const CountedAmount = v.object({ count: v.number(), amount: Cents })

export const PAYOUT_STATES = ['scheduled', 'processing', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export const PAYOUT_METHODS = ['bank_transfer', 'other'] as const

/**
 * A transfer to the creator. `masked` shows at most the end of the account: bank data never leaves the
 * server.
 */
export const Payout = v.object({
  payoutId: Id,
  at: Instant,
  amount: Cents,
  method: orElse(v.picklist(PAYOUT_METHODS), 'other'),
  masked: text,
  state: orElse(v.picklist(PAYOUT_STATES), 'scheduled'),
  /** Period of the included payments. */
  from: Instant,
  to: Instant,
  count: v.number(),
})
export interface Payout extends v.InferOutput<typeof Payout> {}

export const PAYOUT_SORTS = ['at', 'amount', 'state', 'method', 'count'] as const
export const PayoutSort = v.object({ by: v.picklist(PAYOUT_SORTS), descending: v.boolean() })
export interface PayoutSort extends v.InferOutput<typeof PayoutSort> {}
export const NEWEST_PAYOUTS: PayoutSort = { by: 'at', descending: true }
/** Sums over all payouts but the failed ones, which the next one contains. */
export const PayoutSums = CountedAmount

/** Parts of a payout: types of earnings, then amounts held back before or carried over. */
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
  lines: validEntriesOf(PayoutLine),
  /** Held back while disputed; negative. */
  held: CountedAmount,
  /** Held back before and won since. */
  released: CountedAmount,
  /** Carried over from the failed previous payout. */
  carried: Cents,
})
export interface PayoutDetail extends v.InferOutput<typeof PayoutDetail> {}

export const EarningsSummary = v.object({
  currency: Currency,
  totals: EarningsTotals,
  /** The same number of days before. */
  previous: EarningsTotals,
  refunded: CountedAmount,
  disputed: CountedAmount,
  series: v.array(EarningsPoint),
  split: orNull(validEntriesOf(SplitLine)),
  /** Not paid out yet, as of now. */
  pending: orNull(Cents),
  nextPayout: orNull(Payout),
  /** Staff who sold in the period; empty where staff names are hidden. */
  senderIds: orElse(v.array(Id), []),
})
export interface EarningsSummary extends v.InferOutput<typeof EarningsSummary> {}

/** A payment of a fan. `fanId` is null where fan spend is hidden, `sentBy` where staff names are. */
export const Transaction = v.object({
  transactionId: Id,
  at: Instant,
  fanId: orNull(Id),
  kind: orElse(RevenueKind, 'other'),
  /** The platform's name for the purchase; null without one. */
  item: orNull(v.string()),
  gross: Cents,
  fee: Cents,
  net: Cents,
  sentBy: orNull(Id),
  state: orElse(EarningState, 'pending'),
  payoutId: orNull(Id),
  payoutAt: OptionalInstant,
  /** The channel of the purchase. */
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

/** Sums over all matching transactions; `refunded` is separate. */
export const TransactionSums = v.object({ gross: Cents, fee: Cents, net: Cents, refunded: Cents })
export interface TransactionSums extends v.InferOutput<typeof TransactionSums> {}
