import type { RequestOf } from '@/api/call'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { pagesOf } from '@/api/query'

import { creatorListKey } from '../live/list-keys'
import type { CreatorsView } from './creators-view'

const PAGE_SIZE = 100

type CreatorListRequest = Omit<RequestOf<typeof searchAgencyCreators>, 'limit' | 'lastId'>

type CreatorListParams = Pick<CreatorsView, 'query' | 'filter' | 'order'>

/** The request of a view. */
export const creatorListRequest = (
  { query, filter, order }: CreatorListParams,
  userId: string,
): CreatorListRequest => ({
  query,
  sort: order,
  ...(filter.status && { status: filter.status }),
  ...(filter.isHidden !== null && { isHidden: filter.isHidden }),
  ...(filter.groupId && { groupId: filter.groupId }),
  ...(filter.isPg !== null && { pg: filter.isPg }),
  ...(filter.isMine && { assignedTo: userId }),
  ...(filter.hasNoCover && { noCover: true }),
})

/** The query of the list for the URL's view, page by page. */
export function creatorListQuery(view: CreatorListParams, userId: string) {
  const request = { ...creatorListRequest(view, userId), limit: PAGE_SIZE }
  const pages = pagesOf(searchAgencyCreators, request)
  return { ...pages, queryKey: creatorListKey(request) as typeof pages.queryKey } // which knows its data
}
