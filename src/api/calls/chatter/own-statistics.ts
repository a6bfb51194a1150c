import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Leaderboard, OwnStatistics } from '@/domain/figures/own-statistics'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { Range } from '@/domain/time/range'
import { DISPUTE_STATES, Sale, SaleSort, SaleSums } from '@/domain/money/sale'
import { Statement } from '@/domain/money/statement'
import { orNull } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: a chatter's own work (screens S3). Shifts, logs and corrections are in chatter.ts. */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

export const getOwnStatistics = call({
  path: '/api/internal/chatter/statistics/get',
  request: v.object({
    ...Range.entries,
    creatorIds: v.optional(v.array(Id)),
    groupBy: v.picklist(['hour', 'day', 'creator']),
    /** First weekday, 0 Sunday to 6 Saturday; Monday by default. */
    weekStart: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  }),
  response: OwnStatistics,
})

/**
 * Sales attributed to the person; with `others` also those of their creators they could dispute. Newest first
 * unless `sort` says otherwise; `query` searches names. `total` and `sums` cover all matches, not only this
 * page; `sums` is null if they are in several currencies.
 */
export const listOwnSales = call({
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
  response: v.object({ ...listPageOf(Sale).entries, total: v.number(), sums: orNull(SaleSums) }),
})

/** The person's own approved statements, newest first. */
export const listOwnStatements = call({
  path: '/api/internal/chatter/statements/list',
  response: v.object({ data: v.array(Statement) }),
})

/** Disputes a sale; a manager decides. 409 when it is already disputed. */
export const disputeSale = call({
  path: '/api/internal/chatter/sales/dispute',
  request: v.object({ saleId: Id, reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  response: v.object({ disputeState: v.picklist(DISPUTE_STATES) }),
})

export const getLeaderboard = call({
  path: '/api/internal/chatter/leaderboard/get',
  request: v.object({ from: isoTime, to: isoTime, metric: v.literal('salesPerHour') }),
  response: Leaderboard,
})
