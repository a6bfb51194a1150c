import * as v from 'valibot'

import { UnansweredTurn } from '@/domain/chat/unanswered-turn'
import { Id } from '@/domain/server/id'
import { MessageReview, ReviewedMessage, ReviewMark } from '@/domain/agency/message-review'
import { Cents } from '@/domain/money/money'
import { orNull } from '@/lib/lenient-schema'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { Performance, PerformanceGrouping } from '@/domain/figures/performance'
import { Range } from '@/domain/time/range'
import { RevenueKind } from '@/domain/money/revenue-kind'
import { Attribution, Dispute, DISPUTE_STATES, Sale, SaleSort, SaleSums } from '@/domain/money/sale'
import { ExportedFile, FileRequest } from '@/domain/agency/saved-view'
import { Adjustment, Statement } from '@/domain/money/statement'
import { TeamSettings } from '@/domain/agency/team-settings'

import { call } from '../../call'

/* Our additions: chatters' work, sales and pay (screens S7). */

const isoTime = v.pipe(v.string(), v.isoTimestamp())
const period = { from: isoTime, to: isoTime }
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

const performanceRequest = {
  ...Range.entries,
  basis: v.picklist(['gross', 'net']),
  groupBy: PerformanceGrouping,
  userIds: v.optional(v.array(Id)),
  creatorIds: v.optional(v.array(Id)),
  groupId: v.optional(Id),
}

export const getPerformance = call({
  path: '/api/agency/chatter-performance/get',
  request: v.object(performanceRequest),
  response: Performance,
})

export const exportPerformance = call({
  path: '/api/agency/chatter-performance/export',
  request: v.object({ ...performanceRequest, ...FileRequest.entries }),
  response: ExportedFile,
})

/** Unanswered fan turns, newest first: the same ones the figure counts. */
export const listUnansweredTurns = call({
  path: '/api/agency/chatter-performance/unanswered',
  request: v.object({
    ...period,
    userIds: v.optional(v.array(Id)),
    creatorIds: v.optional(v.array(Id)),
    ...pageRequest,
  }),
  response: listPageOf(UnansweredTurn),
})

/**
 * Staff messages, newest first: those the figures count. Absent fields do not filter; `replyOver` in seconds;
 * `bought`: and not refunded; `open`: can still be bought.
 */
export const listReviewMessages = call({
  path: '/api/agency/messages/list',
  request: v.object({
    ...period,
    userIds: v.optional(v.array(Id)),
    creatorIds: v.optional(v.array(Id)),
    paid: v.optional(v.boolean()),
    bought: v.optional(v.boolean()),
    open: v.optional(v.boolean()),
    hasMedia: v.optional(v.boolean()),
    replyOver: v.optional(v.number()),
    query: v.optional(v.string()),
    flagged: v.optional(v.boolean()),
    mark: v.optional(v.nullable(ReviewMark)),
    ...pageRequest,
  }),
  response: listPageOf(ReviewedMessage),
})

/** A null mark removes the review. */
export const reviewMessage = call({
  path: '/api/agency/messages/review',
  request: v.object({
    messageId: Id,
    mark: v.nullable(ReviewMark),
    note: v.pipe(v.string(), v.maxLength(1000)),
  }),
  response: v.object({ review: v.nullable(MessageReview) }),
})

/**
 * Sales, newest first unless `sort` says otherwise. `credited`: paid and attributed; `unassigned`: without a
 * person; `disputed`: claimed by another person. `query` searches the names of fan, creator and person.
 * `total` and `sums` cover all matches, not only this page; `sums` is null if they are in several currencies.
 */
export const listSales = call({
  path: '/api/agency/sales/list',
  request: v.object({
    ...period,
    state: v.optional(v.picklist(['credited', 'unassigned', 'disputed', 'refunded'])),
    kind: v.optional(RevenueKind),
    userIds: v.optional(v.array(Id)),
    creatorIds: v.optional(v.array(Id)),
    query: v.optional(v.string()),
    sort: v.optional(SaleSort),
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(Sale).entries, total: v.number(), sums: orNull(SaleSums) }),
})

/** Attributes a sale to another person, or to none (null). */
export const reassignSale = call({
  path: '/api/agency/sales/reassign',
  request: v.object({ saleId: Id, userId: v.nullable(Id), reason }),
  response: Sale,
})

export const listDisputes = call({
  path: '/api/agency/disputes/list',
  request: v.object({ state: v.optional(v.picklist(DISPUTE_STATES)) }),
  response: v.object({ data: v.array(Dispute) }),
})

/**
 * Attributes the sale to `userId`: the claimant, the previous person, or a third one. 409 when it is already
 * decided.
 */
export const decideDispute = call({
  path: '/api/agency/disputes/decide',
  request: v.object({ saleId: Id, userId: v.nullable(Id), note: v.pipe(v.string(), v.maxLength(500)) }),
  response: Dispute,
})

/** The statements of everyone who worked in a pay period; 422 for any other range. */
export const listStatements = call({
  path: '/api/agency/statements/list',
  request: v.object(period),
  response: v.object({ data: v.array(Statement) }),
})

export const getStatement = call({
  path: '/api/agency/statements/get',
  request: v.object({ userId: Id, ...period }),
  response: Statement,
})

/** Adds an adjustment, or removes one by its id. 409 once approved. */
export const adjustStatement = call({
  path: '/api/agency/statements/adjust',
  request: v.object({
    userId: Id,
    ...period,
    add: v.optional(v.object({ clientId: v.string(), amount: Cents, reason })),
    removeId: v.optional(Adjustment.entries.adjustmentId),
  }),
  response: Statement,
})

/**
 * Approves a statement, or reopens it. 422 before the period ends. `total`: the amount the approver saw; 409
 * if it has changed.
 */
export const approveStatement = call({
  path: '/api/agency/statements/approve',
  request: v.object({ userId: Id, ...period, approved: v.boolean(), total: v.optional(Cents) }),
  response: Statement,
})

export const getAttribution = call({
  path: '/api/agency/settings/attribution/get',
  response: Attribution,
})

/** Applies to sales from then on. */
export const updateAttribution = call({
  path: '/api/agency/settings/attribution/update',
  request: Attribution,
  response: Attribution,
})

export const getTeamSettings = call({
  path: '/api/agency/settings/team/get',
  response: TeamSettings,
})

/** Absent fields stay. */
export const updateTeamSettings = call({
  path: '/api/agency/settings/team/update',
  request: v.partial(TeamSettings),
  response: TeamSettings,
})
