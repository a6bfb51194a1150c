import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { partsOfKey } from '@/api/cached-pages'
import { useQueryStatus } from '@/api/query-status'
import { displayQuery } from '@/api/user-names'
import type { ChannelView } from '@/domain/chat/channel-view'

import { channelListQuery, cachedCounts } from '../../../cache/channel-cache'
import { type ChannelPage, channelsOf } from '../../../cache/channel-pages'

/** Preloads the fans' names of a page in one call; its rows come into view, and ask for theirs, a few at a time. */
function usePreloadNames(page: ChannelPage | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    for (const { userId } of page?.data ?? []) {
      const display = userId === null ? undefined : displayQuery(userId)
      // A name that failed is left to its row, or every event would ask again.
      if (display && !client.getQueryState(display.queryKey)) client.query(display).catch(() => undefined)
    }
  }, [client, page])
}

/** Loads the channels of a view, page by page. */
export function useLoadedChannels(view: ChannelView, creatorId: string) {
  const client = useQueryClient()
  const list = useInfiniteQuery({
    ...channelListQuery(view, creatorId),
    // While the user types, previous results stay; another tab starts with its own skeleton.
    placeholderData: (before, query) =>
      query && partsOfKey<ChannelView>(query.queryKey).request.tab === view.tab ? before : undefined,
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  usePreloadNames(data?.pages.at(-1))
  const channels = useMemo(() => (data ? channelsOf(data.pages) : []), [data])
  return {
    channels,
    counts: data?.pages.at(-1)?.counts ?? cachedCounts(client, creatorId),
    // With more to load it is not empty: all loaded rows may have left it.
    status: useQueryStatus(list, channels.length === 0 && !hasNextPage),
    /** Whether the channels are still those of the previous search. */
    isPrevious: list.isPlaceholderData,
    /** The next page. */
    nextPage: {
      exists: hasNextPage && !list.isPlaceholderData,
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      // Reads the query itself, because a deferred render has old values and a second call would cancel the
      // first.
      load: () => {
        const { fetchStatus, fetchMeta } =
          client.getQueryState(channelListQuery(view, creatorId).queryKey) ?? {}
        if (fetchStatus !== 'fetching' || !fetchMeta?.fetchMore) void fetchNextPage()
      },
    },
    refetch: () => void list.refetch(),
    isRefetching: list.isFetching,
  }
}
export interface LoadedChannels extends ReturnType<typeof useLoadedChannels> {}
