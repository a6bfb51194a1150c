import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'

import type { ResponseOf } from './call'
import type { KeyParts, PagedCall, PagedRequest } from './query'

/** What `queryKeyOfKind` put into a key. */
export const partsOfKey = <Request>(queryKey: QueryKey): KeyParts<Request> => queryKey[1] as KeyParts<Request>

/** The cached lists of a paged call, of one creator or all. A plain filter, because every event runs it. */
export const cachedPages = <C extends PagedCall>(client: QueryClient, { path }: C, creatorId?: string) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => {
      if (queryKey[0] !== path) return false
      const parts = partsOfKey(queryKey)
      return parts.kind === 'pages' && (creatorId === undefined || parts.creatorId === creatorId)
    })
    .map((query) => ({
      query: query as unknown as Query<InfiniteData<ResponseOf<C>, string | null>>, // `pagesOf` made it
      request: partsOfKey<PagedRequest<C>>(query.queryKey).request,
    }))

/** The first page alone: what a refetch loads, as scrolling loads the rest. */
export const firstPageOnly = <Page, Param>({
  pages,
  pageParams,
}: InfiniteData<Page, Param>): InfiniteData<Page, Param> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})
