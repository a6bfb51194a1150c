import type * as calls from '@/api/calls/statistics'

import { callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { creditOf } from '../performance/credit'
import { dispute, saleOf } from '../performance/dispute'
import { leaderboard, ownStatistics } from '../performance/own-work'
import { listSales } from '../performance/sale-list'
import { periodOf } from '../performance/scope'
import { signedStatementsOf } from '../performance/statement'
import { permissionsFor } from '../permissions'
import { forbidden, Refusal } from '../refusal'
import { CREATORS } from '../seed/creators'
import type { SeedSale } from '../seed/sales'
import type { World } from '../world'

/** Handlers of a user's own statistics (screens S3). */
export const statisticsHandlers = (world: World): Handlers<typeof calls> => ({
  getOwnStatistics: ({ body, request }) => ownStatistics(world, callerOf(world, request).userId, body),
  listOwnSales: ({ body, request }) => {
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
  listOwnStatements: ({ request }) => {
    const all = signedStatementsOf(world, callerOf(world, request).userId)
    return { data: all.map((one) => ({ ...one, canDecide: false })) }
  },
  disputeSale: ({ body, request }) => {
    const account = callerOf(world, request)
    const sale = saleOf(world, body.saleId)
    if (!account.creatorIds.includes(CREATORS[sale.creatorIndex]?.userId ?? '')) throw forbidden()
    if (creditOf(world, sale).userId === account.userId) throw new Refusal(409, 'stale_update')
    return { disputeState: dispute(world, sale, account.userId, body.reason).state }
  },
  getLeaderboard: ({ body, request }) => leaderboard(world, callerOf(world, request), periodOf(world, body)),
})
