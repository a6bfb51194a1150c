import * as v from 'valibot'

import { Id } from '@/domain/id'
import { Leaderboard, OwnStatistics } from '@/domain/own-statistics'
import { pageOf, pageRequest } from '@/domain/page'
import { Range } from '@/domain/range'
import { DISPUTE_STATES, Sale, SaleSort, SaleSums } from '@/domain/sale'
import { Statement } from '@/domain/statement'

import { call } from '../call'

/* Ours: somebody's own work (screens S3). Shifts, logs and corrections are in chatter.ts. */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

export const getOwnStatistics = call({
  method: 'POST',
  path: '/api/internal/chatter/statistics/get',
  request: v.object({
    ...Range.entries,
    creatorIds: v.optional(v.array(Id)),
    groupBy: v.picklist(['hour', 'day', 'creator']),
    /** The day this week began on, 0 Sunday to 6 Saturday; Monday where it is not told. */
    weekStart: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  }),
  response: OwnStatistics,
  onError: 'throw',
  internal: true,
})

/**
 * Sales credited to the person, and those of their creators they could dispute with `others`. Newest first unless `sort` says
 * otherwise; `query` looks in names. `total` and `sums` are of all the sales that fit, not of this part alone.
 */
export const listOwnSales = call({
  method: 'POST',
  path: '/api/internal/chatter/sales/list',
  request: v.object({
    from: isoTime,
    to: isoTime,
    creatorId: v.optional(Id),
    creatorIds: v.optional(v.array(Id)),
    others: v.optional(v.boolean()),
    query: v.optional(v.string()),
    sort: v.optional(SaleSort),
    ...pageRequest,
  }),
  response: v.object({ ...pageOf(Sale).entries, total: v.number(), sums: SaleSums }),
  onError: 'throw',
  internal: true,
})

/** The person's own statements that were signed off, the newest first. */
export const listOwnStatements = call({
  method: 'POST',
  path: '/api/internal/chatter/statements/list',
  response: v.object({ data: v.array(Statement) }),
  onError: 'throw',
  internal: true,
})

/** "This was mine": a manager decides. 409 when it is disputed already. */
export const disputeSale = call({
  method: 'POST',
  path: '/api/internal/chatter/sales/dispute',
  request: v.object({ saleId: Id, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  response: v.object({ disputeState: v.picklist(DISPUTE_STATES) }),
  onError: 'throw',
  internal: true,
})

export const getLeaderboard = call({
  method: 'POST',
  path: '/api/internal/chatter/leaderboard/get',
  request: v.object({ from: isoTime, to: isoTime, metric: v.literal('salesPerHour') }),
  response: Leaderboard,
  onError: 'throw',
  internal: true,
})
