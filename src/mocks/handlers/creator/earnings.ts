import * as calls from '@/api/calls/creator/earnings'

import { NEWEST_PAYOUTS } from '@/domain/money/earnings'

import { listedPayouts, payoutDetail, payoutSums, sortPayouts } from '../../rules/earnings/payouts'
import { earningsOf } from '../../rules/earnings/earnings-summary'
import { transactionsOf } from '../../rules/earnings/transactions'
import { serveTool } from '../bind-handlers'
import { pageOf } from '../../rules/base/paging'
import { maySeeMoney } from '../../rules/account/ranks'
import { forbidden } from '../../rules/base/refusal'
import type { Viewer } from '../../rules/account/viewer'
import { AGENCY } from '../../seed/staff'

/** What the caller may see: rates are for managers, fans and staff by permission. */
const readerOf = ({ account, permissions: { canSeeSpend, canSeeStaffNames } }: Viewer) => ({
  seesSplit: maySeeMoney(account),
  seesFans: canSeeSpend,
  seesStaff: canSeeStaffNames,
})

function requirePayouts({ account }: Viewer): void {
  if (!maySeeMoney(account)) throw forbidden()
}

/** Handlers of a creator's earnings, payments and payouts (screens S16). */
export const earnings = serveTool(calls, 'earnings', {
  getEarnings: ({ world, body, viewer }) => earningsOf(world, viewer.creator, body, readerOf(viewer)),
  listTransactions: ({ world, body, viewer }) => {
    const reader = readerOf(viewer)
    const asksFan = body.userId !== undefined && !reader.seesFans
    const asksStaff = body.sentBy !== undefined && !reader.seesStaff
    const asksPayout = body.payoutId !== undefined && !reader.seesSplit
    if (asksFan || asksStaff || asksPayout) throw forbidden()
    return transactionsOf(world, viewer.creator, body, reader)
  },
  listPayouts: ({ world, body, viewer }) => {
    requirePayouts(viewer)
    const payouts = listedPayouts(world, viewer.creator)
    const sorted = sortPayouts(payouts, body.sort ?? NEWEST_PAYOUTS)
    return {
      currency: AGENCY.currency,
      ...pageOf(sorted, ({ payoutId }) => payoutId, body),
      total: payouts.length,
      sums: payoutSums(payouts),
    }
  },
  getPayout: ({ world, body, viewer }) => {
    requirePayouts(viewer)
    return payoutDetail(world, viewer.creator, body.payoutId)
  },
})
