import * as calls from '@/api/calls/creator/earnings'

import { NEWEST_PAYOUTS } from '@/domain/money/earnings'

import { listedPayouts, payoutDetail, payoutSums, sortPayouts } from '../../rules/earnings/payouts'
import { earningsOf } from '../../rules/earnings/earnings-summary'
import { transactionsOf } from '../../rules/earnings/transactions'
import { serve } from '../bind-handlers'
import { pageOf } from '../../rules/base/paging'
import { maySeeMoney } from '../../rules/account/ranks'
import { forbidden } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { requireTool } from '../../rules/account/viewer'
import type { World } from '../../state/world'

/** The creator and what the caller may see: rates are for managers, fans and staff by permission. */
function reading(world: World, request: Request) {
  const { account, creator, permissions } = requireTool(world, request, 'earnings', 'view')
  const { canSeeSpend, canSeeStaffNames } = permissions
  const reader = { seesSplit: maySeeMoney(account), seesFans: canSeeSpend, seesStaff: canSeeStaffNames }
  return { creator, reader }
}

function readingPayouts(world: World, request: Request): SeedCreator {
  const { creator, reader } = reading(world, request)
  if (!reader.seesSplit) throw forbidden()
  return creator
}

/** Handlers of a creator's earnings, payments and payouts (screens S16). */
export const earnings = serve(calls, {
  getEarnings: ({ world, body, request }) => {
    const { creator, reader } = reading(world, request)
    return earningsOf(world, creator, body, reader)
  },
  listTransactions: ({ world, body, request }) => {
    const { creator, reader } = reading(world, request)
    const asksFan = body.userId !== undefined && !reader.seesFans
    const asksStaff = body.sentBy !== undefined && !reader.seesStaff
    const asksPayout = body.payoutId !== undefined && !reader.seesSplit
    if (asksFan || asksStaff || asksPayout) throw forbidden()
    return transactionsOf(world, creator, body, reader)
  },
  listPayouts: ({ world, body, request }) => {
    const creator = readingPayouts(world, request)
    const payouts = listedPayouts(world, creator)
    const sorted = sortPayouts(payouts, body.sort ?? NEWEST_PAYOUTS)
    return {
      currency: 'USD',
      ...pageOf(sorted, ({ payoutId }) => payoutId, body),
      total: payouts.length,
      sums: payoutSums(payouts),
    }
  },
  getPayout: ({ world, body, request }) => payoutDetail(world, readingPayouts(world, request), body.payoutId),
})
