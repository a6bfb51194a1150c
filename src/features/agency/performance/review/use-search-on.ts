import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useQueryStatus } from '@/api/query-status'

/** What is seldom is looked for in so many parts before somebody is asked whether to go on. */
const PARTS_AT_ONCE = 8

type List = UseInfiniteQueryResult<InfiniteData<unknown>>

/** A part without a message is not the end: what was looked at for it is bounded, and the search goes on by itself. */
export function useSearchOn(list: List, isEmpty: boolean) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const [most, setMost] = useState(PARTS_AT_ONCE)
  const status = useQueryStatus(list, isEmpty)
  const parts = data?.pages.length ?? 0
  const isSearching = status.kind === 'empty' && parts < most && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage()
    // Each part that came empty is a reason to go on.
  }, [isSearching, isFetching, parts, fetchNextPage])
  const goOn = () => {
    setMost(parts + PARTS_AT_ONCE)
    void fetchNextPage()
  }
  return { status: isSearching ? ({ kind: 'loading' } as const) : status, goOn }
}
