import * as v from 'valibot'

import {
  EarningsSummary,
  EarningState,
  Payout,
  PayoutDetail,
  PayoutSort,
  PayoutSums,
  Transaction,
  TransactionSort,
  TransactionSums,
} from '@/domain/money/earnings'
import { Id } from '@/domain/server/id'
import { Cents, Currency } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { Range } from '@/domain/time/range'
import { RevenueKind } from '@/domain/money/revenue-kind'

import { creatorCall } from '../../call'

/* Our additions (screens S16), with the creator's token. Exports are built from the list in the browser. */

/** `basis` is the money the series by type counts. */
export const getEarnings = creatorCall({
  path: '/api/earnings/summary',
  request: v.object({ ...Range.entries, basis: v.picklist(['gross', 'net']) }),
  response: EarningsSummary,
})

/**
 * `query` searches names and items; amounts are gross. `total` and `sums` cover all matches, not only this
 * page. With a `payoutId`: what it paid out, of whatever period.
 */
export const listTransactions = creatorCall({
  path: '/api/earnings/transactions/list',
  request: v.object({
    from: Range.entries.from,
    to: Range.entries.to,
    kinds: v.optional(v.array(RevenueKind)),
    states: v.optional(v.array(EarningState)),
    userId: v.optional(Id),
    sentBy: v.optional(Id),
    payoutId: v.optional(Id),
    amountMin: v.optional(Cents),
    amountMax: v.optional(Cents),
    query: v.optional(v.string()),
    sort: v.optional(TransactionSort),
    ...pageRequest,
  }),
  response: v.object({
    ...listPageOf(Transaction).entries,
    currency: Currency,
    total: v.number(),
    sums: TransactionSums,
  }),
})

/** Upcoming payouts first by default, then the newest; `total` and `sums` cover all, not only this page. */
export const listPayouts = creatorCall({
  path: '/api/earnings/payouts/list',
  request: v.object({ sort: v.optional(PayoutSort), ...pageRequest }),
  response: v.object({
    ...listPageOf(Payout).entries,
    currency: Currency,
    total: v.number(),
    sums: PayoutSums,
  }),
})

export const getPayout = creatorCall({
  path: '/api/earnings/payouts/get',
  request: v.object({ payoutId: Id }),
  response: PayoutDetail,
})
