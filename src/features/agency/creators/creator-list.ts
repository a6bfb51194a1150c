import type { RequestOf } from '@/api/call'
import { searchAgencyCreators } from '@/api/calls/agency-util'
import { pagesOf } from '@/api/query'

import type { CreatorsView } from './creators-view'

/** One page of the list; the next loads while there are rows left to scroll. */
export const CREATORS_PER_PART = 100

/** Matches the creators page's list in any order, but not the name queries of menus, which use another page size. */
export const CREATOR_LIST = [searchAgencyCreators.path, 'pages', { limit: CREATORS_PER_PART }] as const

type Asked = Omit<RequestOf<typeof searchAgencyCreators>, 'limit' | 'lastId'>

type Narrowed = Pick<CreatorsView, 'query' | 'filter' | 'order'>

/** The request of a view. */
export const askedOf = ({ query, filter, order }: Narrowed, userId: string): Asked => ({
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
export const creatorPages = (view: Narrowed, userId: string) =>
  pagesOf(searchAgencyCreators, { ...askedOf(view, userId), limit: CREATORS_PER_PART })
