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
  // Of a group, its creators have to be known first.
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

/** Asks for what an agency page shows first, before it has been drawn. Never rejects. */
export async function fetchAgencyPage(name: RouteName, visit: AgencyVisit): Promise<void> {
  try {
    await FETCHES[name]?.(visit)
  } catch {
    // Asked for again by who shows it, and told there.
  }
}
