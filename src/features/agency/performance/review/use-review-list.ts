import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import { listReviewMessages, reviewMessage } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import { send } from '@/api/send'
import { UNREAD_POLL_MS } from '@/config/constants'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { givenFields } from '@/lib/given-fields'
import { serverNow } from '@/services/network/server-clock'

import { useFallbackPolling } from '../../live/use-polling'
import { reviewRequest, type ReviewChoice } from './review-bar'
import { newestMessagesKey, shownReviewsKey } from '../../live/list-keys'
import { findNewMessages, prependMessages, mergeReviews } from './review-marks'

const PER_PAGE = 40

type ReviewListRequest = Omit<RequestOf<typeof listReviewMessages>, 'lastId'>

const NO_MESSAGES = { data: [], lastId: null }

/** Refetches colleagues' reviews of listed messages, and merges them in place. */
function useColleaguesMarks(
  request: ReviewListRequest,
  pages: ReturnType<typeof pagesOf<typeof listReviewMessages>>,
) {
  const client = useQueryClient()
  useQuery({
    queryKey: shownReviewsKey(request),
    ...useFallbackPolling(),
    // Fetches only on an event: the list already contains the current marks.
    initialData: NO_MESSAGES,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const pageParams = client.getQueryData(pages.queryKey)?.pageParams ?? []
      const parts = await Promise.all(
        pageParams.map((lastId) =>
          // The page parameter of `pagesOf`.
          send(listReviewMessages, { ...request, lastId: lastId as string | null }, { signal }),
        ),
      )
      // Own marks in flight are newer than this response, and saving them triggers another event.
      if (client.isMutating({ mutationKey: [reviewMessage.path] }) === 0) {
        const fresh = parts.flatMap(({ data }) => data)
        client.setQueryData(pages.queryKey, (known) => known && mergeReviews(known, fresh))
      }
      return NO_MESSAGES
    },
  })
}

/** Matching messages, newest first, and newer ones that wait until the user shows them. */
export function useReviewList(filter: FigureFilter, choice: ReviewChoice) {
  const client = useQueryClient()
  const { from, to } = filter.range
  const request = {
    from,
    to,
    ...givenFields({ userIds: filter.userIds, creatorIds: filter.creatorIds }),
    ...reviewRequest(choice),
    limit: PER_PAGE,
  }
  const pages = pagesOf(listReviewMessages, request)
  const list = useInfiniteQuery({
    ...pages,
    // Listed messages keep their positions; new ones are offered.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const data = list.data
  const messages = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const newest = useQuery({
    queryKey: newestMessagesKey(request),
    queryFn: ({ signal }) => send(listReviewMessages, request, { signal }),
    enabled: data !== undefined && Date.parse(to) > serverNow(),
    ...useFallbackPolling(),
    staleTime: UNREAD_POLL_MS,
  })
  useColleaguesMarks(request, pages)
  const fresh = useMemo(() => findNewMessages(newest.data?.data ?? [], messages), [newest.data, messages])
  const takeNew = () => {
    // If none is known there may be more in between, so the list starts over.
    if (fresh.length >= PER_PAGE) void client.resetQueries({ queryKey: pages.queryKey })
    else client.setQueryData(pages.queryKey, (known) => known && prependMessages(known, fresh))
  }
  return { list, messages, fresh: fresh.length, mayBeMore: fresh.length >= PER_PAGE, takeNew }
}
