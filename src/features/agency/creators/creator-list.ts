import type { RequestOf } from '@/api/call'
import { searchAgencyCreators } from '@/api/calls/agency-util'
import { pagesOf } from '@/api/query'

import type { CreatorsView } from './creators-view'

/** One part of the list; the next is asked for while there are rows left to scroll. */
export const CREATORS_PER_PART = 100

/** The list on the page of creators alone, in whatever order: menus that ask for creators' names by other parts are none of it. */
export const CREATOR_LIST = [searchAgencyCreators.path, 'pages', { limit: CREATORS_PER_PART }] as const

type Asked = Omit<RequestOf<typeof searchAgencyCreators>, 'limit' | 'lastId'>

type Narrowed = Pick<CreatorsView, 'query' | 'filter' | 'order'>

/** The view as the server is asked for it. */
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

/** The list as the address asks for it, part by part. */
export const creatorPages = (view: Narrowed, userId: string) =>
  pagesOf(searchAgencyCreators, { ...askedOf(view, userId), limit: CREATORS_PER_PART })
