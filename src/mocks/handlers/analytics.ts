import type * as calls from '@/api/calls/analytics'
import type { AnalyticsTab } from '@/domain/analytics'

import { actingOf } from '../accounts'
import { contentTab } from '../figures/content-tab'
import { fansTab, topFans } from '../figures/fans-tab'
import { massTab } from '../figures/mass-tab'
import { cohortsOf, membersTab } from '../figures/members-tab'
import { messagesTab } from '../figures/messages-tab'
import { overviewTab } from '../figures/overview-tab'
import { askedOf } from '../figures/range-money'
import type { TabQuery } from '../figures/tab-query'
import { trafficTab } from '../figures/traffic-tab'
import type { Handler, Handlers } from '../implement'
import { page } from '../paging'
import { checkZone, periodOf } from '../performance/scope'
import { permissionsFor, requireLevel } from '../permissions'
import type { World } from '../world'

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
export function analyticsHandlers(world: World): Handlers<typeof calls> {
  const viewer = (request: Request) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'analytics', 'view')
    return { creator, permissions: permissionsFor(world, account) }
  }
  return {
    getAnalytics: ({ body, request }) => {
      const { creator, permissions } = viewer(request)
      const { tab, timezone, basis } = body
      const asked = askedOf(world, body)
      const seesMoney = permissions.canSeeSpend
      return TABS[tab]({ world, creator, asked, timezone, basis, permissions, seesMoney })
    },
    getCohorts: ({ body, request }) => {
      const { creator } = viewer(request)
      checkZone(body.timezone)
      return { data: cohortsOf(world, creator, body.timezone) }
    },
    listTopFans: ({ body, request }) => {
      const { creator, permissions } = viewer(request)
      const rows = topFans(world, creator, periodOf(world, body), permissions.canSeeSpend)
      return { currency: 'USD', ...page(rows, ({ userId }) => userId, body) }
    },
  }
}
