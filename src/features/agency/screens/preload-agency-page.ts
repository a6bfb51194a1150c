import type { QueryClient } from '@tanstack/react-query'

import { getOverview } from '@/api/calls/agency/agency'
import { queryOf } from '@/api/query'
import type { CurrentUser } from '@/domain/account/current-user'
import { rangeOfPeriod } from '@/domain/time/period'
import type { RouteName } from '@/domain/page/routes'
import { timezonesOf, readFilter } from '@/features/figures/filter/filter-params'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { serverNow } from '@/services/network/server-clock'

import { creatorListQuery } from '../creators/creator-list'
import { parseCreatorsView } from '../creators/creators-view'
import { floorQuery } from '../floor/floor-query'
import { overviewRequest } from '../overview/overview-request'

interface AgencyPageVisit {
  client: QueryClient
  user: Pick<CurrentUser, 'userId' | 'agencyTimezone'>
  params: URLSearchParams
}

function preloadOverview({ client, user, params }: AgencyPageVisit): Promise<unknown> | undefined {
  const state = readFilter(params)
  // A group needs its creators first, and those are not loaded yet.
  if (state.groupId !== null) return undefined
  const timezone = timezonesOf(user.agencyTimezone, deviceTimeZone())[state.zone]
  const range = rangeOfPeriod(state.period, timezone, serverNow())
  const creatorIds = state.creatorIds.length > 0 ? state.creatorIds : 'all'
  return client.query(queryOf(getOverview, overviewRequest({ ...state, range }, creatorIds)))
}

const PRELOADS: Partial<Record<RouteName, (visit: AgencyPageVisit) => Promise<unknown> | undefined>> = {
  agencyOverview: preloadOverview,
  agencyManage: ({ client, params }) => client.query(floorQuery(readFilter(params).groupId)),
  agencyCreators: ({ client, user, params }) =>
    client.infiniteQuery(creatorListQuery(parseCreatorsView(params), user.userId)),
}

/** Preloads the first data of an agency page before it renders. Never rejects. */
export async function preloadAgencyPage(name: RouteName, visit: AgencyPageVisit): Promise<void> {
  try {
    await PRELOADS[name]?.(visit)
  } catch {
    // The page requests it again and shows the error.
  }
}
