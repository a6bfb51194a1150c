import * as calls from '@/api/calls/chatter/own-statistics'

import { callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { creditOf } from '../../rules/performance/credit'
import { openDispute, findSaleOrThrow } from '../../rules/performance/dispute'
import { leaderboard, ownStatisticsOf } from '../../wire/performance/own-work'
import { listSales } from '../../wire/performance/sale-list'
import { periodOf } from '../../rules/performance/period'
import { signedStatementsOf } from '../../rules/money/statement'
import { permissionsFor } from '../../rules/account/permissions'
import { forbidden, Refusal } from '../../rules/base/refusal'
import { CREATORS } from '../../seed/creators'
import type { SeedSale } from '../../seed/money/sales'

/** Handlers of a user's own statistics (screens S3). */
export const ownStatistics = serve(calls, {
  getOwnStatistics: ({ world, body, request }) =>
    ownStatisticsOf(world, callerOf(world, request).userId, body),
  listOwnSales: ({ world, body, request }) => {
    const account = callerOf(world, request)
    const creators = CREATORS.filter(
      ({ userId }) =>
        (body.creatorId === undefined || userId === body.creatorId) &&
        (body.creatorIds?.includes(userId) ?? true),
    )
    const own = new Set(account.creatorIds)
    const fits = (sale: SeedSale) =>
      creditOf(world, sale).userId === account.userId ||
      (body.others === true && !sale.isRefunded && own.has(CREATORS[sale.creatorIndex]?.userId ?? ''))
    const reader = {
      userId: account.userId,
      seesStaff: permissionsFor(world, account).canSeeStaffNames,
    }
    return listSales(world, { creators, period: periodOf(world, body), fits, reader }, body)
  },
  listOwnStatements: ({ world, request }) => {
    const all = signedStatementsOf(world, callerOf(world, request).userId)
    return { data: all.map((one) => ({ ...one, canDecide: false })) }
  },
  disputeSale: ({ world, body, request }) => {
    const account = callerOf(world, request)
    const sale = findSaleOrThrow(world, body.saleId)
    if (!account.creatorIds.includes(CREATORS[sale.creatorIndex]?.userId ?? '')) throw forbidden()
    if (creditOf(world, sale).userId === account.userId) throw new Refusal(409, 'stale_update')
    return { disputeState: openDispute(world, sale, account.userId, body.reason).state }
  },
  getLeaderboard: ({ world, body, request }) =>
    leaderboard(world, callerOf(world, request), periodOf(world, body)),
})
