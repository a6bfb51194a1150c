import type { QueryClient } from '@tanstack/react-query'

import { getOverview } from '@/api/calls/agency'
import { queryOf } from '@/api/query'
import type { CurrentUser } from '@/domain/current-user'
import { rangeOf } from '@/domain/period'
import type { RouteName } from '@/domain/routes'
import { timezonesOf } from '@/features/figures/zones'
import { ownZone } from '@/lib/own-zone'
import { serverNow } from '@/services/server-clock'

import { creatorPages } from '../creators/creator-list'
import { viewIn } from '../creators/creators-view'
import { readFilter } from '@/features/figures/filter-address'
import { floorQuery } from '../floor/floor-query'
import { overviewRequest } from '../overview/overview-request'

interface AgencyVisit {
  client: QueryClient
  user: Pick<CurrentUser, 'userId' | 'agencyTimezone'>
  params: URLSearchParams
}

function fetchOverview({ client, user, params }: AgencyVisit): Promise<unknown> | undefined {
  const state = readFilter(params)
  // A group needs its creators first, and those are not loaded yet.
  if (state.groupId !== null) return undefined
  const timezone = timezonesOf(user.agencyTimezone, ownZone())[state.zone]
  const range = rangeOf(state.period, timezone, serverNow())
  const creatorIds = state.creatorIds.length > 0 ? state.creatorIds : undefined
  return client.query(queryOf(getOverview, overviewRequest({ ...state, range }, creatorIds)))
}

const FETCHES: Partial<Record<RouteName, (visit: AgencyVisit) => Promise<unknown> | undefined>> = {
  agencyOverview: fetchOverview,
  agencyManage: ({ client, params }) => client.query(floorQuery(readFilter(params).groupId)),
  agencyCreators: ({ client, user, params }) =>
    client.infiniteQuery(creatorPages(viewIn(params), user.userId)),
}

/** Prefetches the first data of an agency page before it renders. Never rejects. */
export async function fetchAgencyPage(name: RouteName, visit: AgencyVisit): Promise<void> {
  try {
    await FETCHES[name]?.(visit)
  } catch {
    // The page requests it again and shows the error.
  }
}
