import type { ParsedRequestOf } from '@/api/call'
import * as calls from '@/api/calls/agency/performance'
import { isPayPeriodOver, isPayPeriod, monthAt } from '@/domain/money/pay-period'

import { type Account, callerOf } from '../../rules/account/accounts'
import { requireExport } from '../../rules/account/permissions'
import { serve } from '../bind-handlers'
import { runOnce } from '../once'
import { attributionAt, creditOf } from '../../rules/performance/credit'
import { csvFile } from '../../rules/base/csv-file'
import { definedFields } from '../../rules/base/defined-fields'
import {
  decideDispute,
  disputeOf,
  reassignSale,
  findSaleOrThrow,
  wireDispute,
  wireSale,
} from '../../rules/performance/dispute'
import { reviewMessage, reviewPage } from '../../wire/performance/message-review'
import { disputedSales, listSales } from '../../wire/performance/sale-list'
import { creatorsByIds, periodOf } from '../../rules/performance/period'
import { adjustStatement, signStatement, readStatement, statementsOf } from '../../rules/money/statement'
import { tableColumns, performanceTable } from '../../wire/performance/performance-table'
import { unansweredPage } from '../../wire/performance/unanswered'
import { payEditablePerson } from '../../rules/people/change-person'
import { findPerson } from '../../rules/account/person'
import { mayDecidePay } from '../../rules/account/ranks'
import { notifyPerson } from '../../rules/notices/notify-staff'
import { notFound, Refusal, invalidField } from '../../rules/base/refusal'
import { AGENCY_TIME_ZONE, iso } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import type { SeedSale } from '../../seed/money/sales'
import type { World } from '../../state/world'

type SalesRequest = ParsedRequestOf<typeof calls.listSales>

/** Whether a sale matches the request. */
function matchesRequest(world: World, { state, kind, userIds }: SalesRequest, people: ReadonlySet<string>) {
  return (sale: SeedSale): boolean => {
    if (kind !== undefined && sale.kind !== kind) return false
    const { userId } = creditOf(world, sale)
    if (userIds && (userId === null || !people.has(userId))) return false
    if (state === 'refunded') return sale.isRefunded
    if (state === 'credited') return !sale.isRefunded && userId !== null
    if (state === 'unassigned') return !sale.isRefunded && userId === null
    return state === undefined || disputeOf(world, sale)?.state === 'open'
  }
}

/** Statements of other ranges would count a sale twice, or not at all. */
function payPeriod(world: World, body: { from: string; to: string }) {
  if (!isPayPeriod(body, AGENCY_TIME_ZONE)) throw invalidField('to', 'range_unfit')
  return periodOf(world, body)
}

function mayDecide(world: World, caller: Account, { userId }: { userId: string }): boolean {
  const person = findPerson(world, userId)
  return person !== undefined && mayDecidePay(world, caller, person)
}

const shown = (world: World, caller: Account, body: { userId: string; from: string; to: string }) => ({
  ...readStatement(world, body, payPeriod(world, body)),
  canDecide: mayDecide(world, caller, body),
})

/** Handlers of chatter performance, sales and statements (screens S7). */
export const performance = serve(calls, {
  getPerformance: ({ world, body }) => performanceTable(world, body),
  exportPerformance: ({ world, body, request }) => {
    requireExport(world, callerOf(world, request))
    const { columns, rows } = tableColumns(world, body)
    return csvFile(world, [columns, ...rows], body)
  },
  listUnansweredTurns: ({ world, body }) => unansweredPage(world, periodOf(world, body), body),
  listReviewMessages: ({ world, body }) => reviewPage(world, periodOf(world, body), body),
  reviewMessage: ({ world, body, request }) => {
    const { messageId, mark, note } = body
    const by = { userId: callerOf(world, request).userId, at: iso(world.now()) }
    return { review: reviewMessage(world, messageId, mark && { mark, note, ...by }) }
  },
  listSales: ({ world, body }) =>
    listSales(
      world,
      {
        creators: creatorsByIds(body.creatorIds),
        period: periodOf(world, body),
        fits: matchesRequest(world, body, new Set(body.userIds)),
      },
      body,
    ),
  reassignSale: ({ world, body, request }) => {
    const sale = findSaleOrThrow(world, body.saleId)
    const by = callerOf(world, request).userId
    const decision = { userId: body.userId, by, note: body.reason }
    // Crediting the disputant resolves the dispute as requested.
    const dispute = disputeOf(world, sale)
    if (dispute?.state === 'open' && dispute.userId === body.userId) decideDispute(world, sale, decision)
    else reassignSale(world, sale, decision)
    return wireSale(world, sale)
  },
  listDisputes: ({ world, body }) => ({
    data: disputedSales(world, CREATORS).flatMap((sale) => {
      const dispute = disputeOf(world, sale)
      const isMeant = dispute && (body.state === undefined || dispute.state === body.state)
      return isMeant ? [wireDispute(world, sale, dispute)] : []
    }),
  }),
  decideDispute: ({ world, body, request }) => {
    const sale = findSaleOrThrow(world, body.saleId)
    const by = callerOf(world, request).userId
    return wireDispute(world, sale, decideDispute(world, sale, { userId: body.userId, by, note: body.note }))
  },
  listStatements: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const all = statementsOf(world, body, payPeriod(world, body))
    return { data: all.map((one) => ({ ...one, canDecide: mayDecide(world, caller, one) })) }
  },
  getStatement: ({ world, body, request }) => {
    if (!findPerson(world, body.userId)) throw notFound()
    return shown(world, callerOf(world, request), body)
  },
  adjustStatement: async ({ world, body, request, call }) => {
    const caller = callerOf(world, request)
    payPeriod(world, body)
    payEditablePerson(world, caller, body.userId)
    const { userId } = caller
    const { add, removeId } = body
    if (removeId !== undefined)
      adjustStatement(world, body, (all) => all.filter(({ adjustmentId }) => adjustmentId !== removeId))
    if (add !== undefined)
      await runOnce(world, { request, call }, add, () => {
        const { amount, reason } = add
        const adjustmentId = world.newId('adjustment')
        const made = { adjustmentId, amount, reason, userId, at: iso(world.now()) }
        adjustStatement(world, body, (all) => [...all, made])
      })
    return shown(world, caller, body)
  },
  approveStatement: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const period = payPeriod(world, body)
    payEditablePerson(world, caller, body.userId)
    if (body.approved && !isPayPeriodOver(body, world.now())) throw invalidField('to', 'range_unfit')
    const isSeen = body.total === undefined || readStatement(world, body, period).total === body.total
    if (body.approved && !isSeen) throw new Refusal(409, 'stale_update')
    if (signStatement(world, body, period, body.approved ? caller.userId : null)) {
      const month = monthAt(period.from, AGENCY_TIME_ZONE)
      const change = body.approved ? 'is signed off' : 'was opened again'
      notifyPerson(world, body.userId, `Your statement of ${month} ${change}.`, caller.userId)
    }
    return shown(world, caller, body)
  },
  getAttribution: ({ world }) => attributionAt(world, world.now()),
  updateAttribution: ({ world, body }) => {
    world.state.performance.attributions.push({ from: world.now(), rules: body })
    return body
  },
  getTeamSettings: ({ world }) => world.state.performance.team,
  updateTeamSettings: ({ world, body }) => {
    world.state.performance.team = { ...world.state.performance.team, ...definedFields(body) }
    return world.state.performance.team
  },
})
