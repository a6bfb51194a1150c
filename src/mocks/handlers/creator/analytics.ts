import * as calls from '@/api/calls/creator/analytics'
import type { AnalyticsTab } from '@/domain/figures/analytics'

import { contentTab } from '../../rules/figures/content-tab'
import { fansTab, sortTopFans, topFans, topFanSums } from '../../rules/figures/fans-tab'
import { massTab } from '../../rules/figures/mass-tab'
import { cohortsOf, membersTab } from '../../rules/figures/members-tab'
import { messagesTab } from '../../rules/figures/messages-tab'
import { overviewTab } from '../../rules/figures/overview-tab'
import { requestedRange } from '../../rules/figures/range-money'
import type { TabQuery } from '../../rules/figures/tab-query'
import { trafficTab } from '../../rules/figures/traffic-tab'
import { type Handler, serveTool } from '../bind-handlers'
import { pageOf } from '../../rules/base/paging'
import { checkZone } from '../../rules/base/check-zone'
import { periodOf } from '../../rules/performance/period'
import { invalidField } from '../../rules/base/refusal'
import { AGENCY } from '../../seed/staff'

type Answer = ReturnType<Handler<typeof calls.getAnalytics>>

const TABS: Record<AnalyticsTab, (query: TabQuery) => Answer> = {
  overview: overviewTab,
  messages: messagesTab,
  mass: massTab,
  members: membersTab,
  fans: fansTab,
  content: contentTab,
  traffic: trafficTab,
}

/** Handlers of a creator's analytics (screens S18). */
export const analytics = serveTool(calls, 'analytics', {
  getAnalytics: ({ world, body, viewer: { creator, permissions } }) => {
    const { tab, timezone, basis } = body
    const asked = requestedRange(world, body)
    const seesMoney = permissions.canSeeSpend
    return TABS[tab]({ world, creator, range: asked, timezone, basis, permissions, seesMoney })
  },
  getCohorts: ({ world, body, viewer: { creator } }) => {
    checkZone(body.timezone)
    return { data: cohortsOf(world, creator, body.timezone) }
  },
  listTopFans: ({ world, body, viewer: { creator, permissions } }) => {
    const seesMoney = permissions.canSeeSpend
    const { sort = { by: seesMoney ? 'gross' : 'purchases', descending: true } } = body
    // Sorting by hidden amounts would reveal them.
    if (!seesMoney && (sort.by === 'gross' || sort.by === 'net')) throw invalidField('sort', 'not_allowed')
    const rows = topFans(world, creator, periodOf(world, body), seesMoney)
    return {
      currency: AGENCY.currency,
      ...pageOf(sortTopFans(world, rows, sort), ({ userId }) => userId, body),
      total: rows.length,
      sums: topFanSums(rows, seesMoney),
    }
  },
})
