import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useQueryStatus } from '@/api/query-status'

/** The number of empty pages to search before asking the user whether to go on. */
const MAX_EMPTY_PAGES = 8

type PagedList = UseInfiniteQueryResult<InfiniteData<unknown>>

/** Continues past empty pages: the server bounds the search per page, so an empty one is not the end. */
export function useContinueSearch(list: PagedList, isEmpty: boolean) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const [most, setMost] = useState(MAX_EMPTY_PAGES)
  const status = useQueryStatus(list, isEmpty)
  const parts = data?.pages.length ?? 0
  const isSearching = status.kind === 'empty' && parts < most && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage()
    // Each empty page triggers the next.
  }, [isSearching, isFetching, parts, fetchNextPage])
  const goOn = () => {
    setMost(parts + MAX_EMPTY_PAGES)
    void fetchNextPage()
  }
  return { status: isSearching ? ({ kind: 'loading' } as const) : status, goOn }
}
