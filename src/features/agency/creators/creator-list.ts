import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { type ListRequest, pagesOf } from '@/api/query'
import { givenFields } from '@/lib/given-fields'

import { creatorListKey } from '../live/list-keys'
import type { CreatorsView } from './creators-view'

export const PAGE_SIZE = 100

type CreatorListRequest = ListRequest<typeof searchAgencyCreators>

type CreatorListParams = Pick<CreatorsView, 'query' | 'filter' | 'order'>

const creatorListRequest = (
  { query, filter, order }: CreatorListParams,
  userId: string,
): CreatorListRequest => ({
  query,
  sort: order,
  ...givenFields({
    status: filter.status,
    isHidden: filter.isHidden,
    groupId: filter.groupId,
    pg: filter.isPg,
    assignedTo: filter.isMine ? userId : null,
    noCover: filter.hasNoCover || null,
  }),
})

/** The query of the list for the URL's view, page by page. */
export function creatorListQuery(view: CreatorListParams, userId: string, limit = PAGE_SIZE) {
  const request = { ...creatorListRequest(view, userId), limit }
  const pages = pagesOf(searchAgencyCreators, request)
  return { ...pages, queryKey: creatorListKey(request) as typeof pages.queryKey } // which knows its data
}
