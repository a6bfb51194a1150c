import type { RequestOf } from '@/api/call'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { pagesOf } from '@/api/query'

import type { CreatorsView } from './creators-view'

/** One page of the list; the next loads while there are rows left to scroll. */
export const CREATORS_PAGE_SIZE = 100

/** Matches the creators page's list in any order, but not the name queries of menus, which use another page size. */
export const CREATOR_LIST_KEY = [searchAgencyCreators.path, 'pages', { limit: CREATORS_PAGE_SIZE }] as const

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
export const creatorListQuery = (view: CreatorListParams, userId: string) =>
  pagesOf(searchAgencyCreators, { ...creatorListRequest(view, userId), limit: CREATORS_PAGE_SIZE })
