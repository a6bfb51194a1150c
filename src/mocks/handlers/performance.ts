import type { ParsedRequestOf } from '@/api/call'
import type * as calls from '@/api/calls/performance'
import { isOver, isPayPeriod, monthAt } from '@/domain/pay-period'

import { type Account, callerOf } from '../accounts'
import { requireExport } from '../permissions'
import type { Handlers } from '../implement'
import { once } from '../once'
import { attributionAt, creditOf } from '../performance/credit'
import { csvFile } from '../performance/csv-file'
import { decide, disputeOf, reassign, saleOf, wireDispute, wireSale } from '../performance/dispute'
import { review, reviewPage } from '../performance/message-review'
import { disputedSales, listSales } from '../performance/sale-list'
import { creatorsNamed, periodOf } from '../performance/scope'
import { adjust, approve, statementOf, statementsOf } from '../performance/statement'
import { tableColumns, tableOf } from '../performance/table'
import { unansweredPage } from '../performance/unanswered'
import { paidPerson } from '../people/change-person'
import { personIn } from '../people/person'
import { mayDecidePay } from '../people/ranks'
import { notifyPerson } from '../people/tell'
import { missing, Refusal, unfit } from '../refusal'
import { AGENCY_TIME_ZONE, iso } from '../seed/calendar'
import { CREATORS } from '../seed/creators'
import type { SeedSale } from '../seed/sales'
import type { World } from '../world'

type PerformanceHandlers = Handlers<typeof calls>
type Some<Name extends keyof PerformanceHandlers> = Pick<PerformanceHandlers, Name>

const messages = (world: World): Some<'listReviewMessages' | 'reviewMessage'> => ({
  listReviewMessages: ({ body }) => reviewPage(world, periodOf(world, body), body),
  reviewMessage: ({ body, request }) => {
    const { messageId, mark, note } = body
    const by = { userId: callerOf(world, request).userId, at: iso(world.now()) }
    return { review: review(world, messageId, mark && { mark, note, ...by }) }
  },
})

type AskedSales = ParsedRequestOf<typeof calls.listSales>

/** Whether a sale matches the request. */
function isMeant(world: World, { state, kind, userIds }: AskedSales, people: ReadonlySet<string>) {
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

const sales = (world: World): Some<'listSales' | 'reassignSale' | 'listDisputes' | 'decideDispute'> => ({
  listSales: ({ body }) =>
    listSales(
      world,
      {
        creators: creatorsNamed(body.creatorIds),
        period: periodOf(world, body),
        fits: isMeant(world, body, new Set(body.userIds)),
      },
      body,
    ),
  reassignSale: ({ body, request }) => {
    const sale = saleOf(world, body.saleId)
    const by = callerOf(world, request).userId
    const decision = { userId: body.userId, by, note: body.reason }
    // Crediting the disputant resolves the dispute as requested.
    const dispute = disputeOf(world, sale)
    if (dispute?.state === 'open' && dispute.userId === body.userId) decide(world, sale, decision)
    else reassign(world, sale, decision)
    return wireSale(world, sale)
  },
  listDisputes: ({ body }) => ({
    data: disputedSales(world, CREATORS).flatMap((sale) => {
      const dispute = disputeOf(world, sale)
      const isMeant = dispute && (body.state === undefined || dispute.state === body.state)
      return isMeant ? [wireDispute(world, sale, dispute)] : []
    }),
  }),
  decideDispute: ({ body, request }) => {
    const sale = saleOf(world, body.saleId)
    const by = callerOf(world, request).userId
    return wireDispute(world, sale, decide(world, sale, { userId: body.userId, by, note: body.note }))
  },
})

const statements = (
  world: World,
): Some<'listStatements' | 'getStatement' | 'adjustStatement' | 'approveStatement'> => {
  // Statements of other ranges would count a sale twice, or not at all.
  const payPeriod = (body: { from: string; to: string }) => {
    if (!isPayPeriod(body, AGENCY_TIME_ZONE)) throw unfit('to', 'range_unfit')
    return periodOf(world, body)
  }
  const mayDecide = (asker: Account, { userId }: { userId: string }): boolean => {
    const person = personIn(world, userId)
    return person !== undefined && mayDecidePay(world, asker, person)
  }
  const shown = (asker: Account, body: { userId: string; from: string; to: string }) => ({
    ...statementOf(world, body, payPeriod(body)),
    canDecide: mayDecide(asker, body),
  })
  return {
    listStatements: ({ body, request }) => {
      const asker = callerOf(world, request)
      const all = statementsOf(world, body, payPeriod(body))
      return { data: all.map((one) => ({ ...one, canDecide: mayDecide(asker, one) })) }
    },
    getStatement: ({ body, request }) => {
      if (!personIn(world, body.userId)) throw missing()
      return shown(callerOf(world, request), body)
    },
    adjustStatement: ({ body, request }) => {
      const asker = callerOf(world, request)
      payPeriod(body)
      paidPerson(world, asker, body.userId)
      const { userId } = asker
      const { add, removeId } = body
      if (removeId !== undefined)
        adjust(world, body, (all) => all.filter(({ adjustmentId }) => adjustmentId !== removeId))
      if (add !== undefined)
        once(world, userId, add.clientId, () => {
          const { amount, reason } = add
          const adjustmentId = world.newId('adjustment')
          const made = { adjustmentId, amount, reason, userId, at: iso(world.now()) }
          adjust(world, body, (all) => [...all, made])
          return {}
        })
      return shown(asker, body)
    },
    approveStatement: ({ body, request }) => {
      const asker = callerOf(world, request)
      const period = payPeriod(body)
      paidPerson(world, asker, body.userId)
      if (body.approved && !isOver(body, world.now())) throw unfit('to', 'range_unfit')
      const isSeen = body.total === undefined || statementOf(world, body, period).total === body.total
      if (body.approved && !isSeen) throw new Refusal(409, 'stale_update')
      if (approve(world, body, period, body.approved ? asker.userId : null)) {
        const month = monthAt(period.from, AGENCY_TIME_ZONE)
        const told = body.approved ? 'is signed off' : 'was opened again'
        notifyPerson(world, body.userId, `Your statement of ${month} ${told}.`, asker.userId)
      }
      return shown(asker, body)
    },
  }
}

const settings = (
  world: World,
): Some<'getAttribution' | 'updateAttribution' | 'getTeamSettings' | 'updateTeamSettings'> => {
  const team = () => ({
    leaderboard: world.state.performance.hasLeaderboard,
    asksAtClockOut: world.state.faults.asksAtClockOut,
    idleAfterS: world.state.faults.idleAfterS,
    targets: world.state.performance.targets,
  })
  return {
    getAttribution: () => attributionAt(world, world.now()),
    updateAttribution: ({ body }) => {
      world.state.performance.attributions.push({ from: world.now(), rules: body })
      return body
    },
    getTeamSettings: team,
    updateTeamSettings: ({ body }) => {
      const { leaderboard, targets, ...ofClock } = body
      world.state.performance.hasLeaderboard = leaderboard
      world.state.performance.targets = targets
      // The panel controls the same settings, so they live in one place.
      world.state.faults = { ...world.state.faults, ...ofClock }
      return team()
    },
  }
}

/** Handlers of chatter performance, sales and statements (screens S7). */
export const performanceHandlers = (world: World): PerformanceHandlers => ({
  getPerformance: ({ body }) => tableOf(world, body),
  exportPerformance: ({ body, request }) => {
    requireExport(world, callerOf(world, request))
    const { columns, rows } = tableColumns(world, body)
    return csvFile(world, columns, rows)
  },
  listUnansweredTurns: ({ body }) => unansweredPage(world, periodOf(world, body), body),
  ...messages(world),
  ...sales(world),
  ...statements(world),
  ...settings(world),
})
