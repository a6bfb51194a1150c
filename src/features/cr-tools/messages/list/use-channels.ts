import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useQueryStatus } from '@/api/query-status'
import type { Channel, ChannelCounts } from '@/domain/channel'
import type { ChannelView } from '@/domain/channel-view'

import { channelList, countsAtHand } from '../../channel-cache'
import { rowsOf } from '../../channel-pages'

export interface ChannelRows {
  rows: readonly Channel[]
  counts: ChannelCounts | undefined
  status: ReturnType<typeof useQueryStatus>
  /** Whether the rows are still those of the previous search. */
  isOld: boolean
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  loadMore: () => void
  lookAgain: () => void
  isLooking: boolean
}

/** Loads the channels of a view, page by page. */
export function useChannels(view: ChannelView, creatorId: string): ChannelRows {
  const client = useQueryClient()
  const list = useInfiniteQuery({
    ...channelList(view, creatorId),
    // While the user types, previous results stay; another tab starts with its own skeleton.
    placeholderData: (before, query) =>
      (query?.queryKey[2] as ChannelView | undefined)?.tab === view.tab ? before : undefined, // key of channelList
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const rows = useMemo(() => (data ? rowsOf(data.pages) : []), [data])
  return {
    rows,
    counts: data?.pages.at(-1)?.counts ?? countsAtHand(client, creatorId),
    status: useQueryStatus(list, rows.length === 0),
    isOld: list.isPlaceholderData,
    hasMore: hasNextPage && !list.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    // Reads the query itself, because a deferred render has old values and a second call would cancel the
    // first.
    loadMore: () => {
      const { fetchStatus, fetchMeta } = client.getQueryState(channelList(view, creatorId).queryKey) ?? {}
      if (fetchStatus !== 'fetching' || !fetchMeta?.fetchMore) void fetchNextPage()
    },
    lookAgain: () => void list.refetch(),
    isLooking: list.isFetching,
  }
}
