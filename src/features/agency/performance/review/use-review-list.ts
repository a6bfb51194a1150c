import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listReviewMessages } from '@/api/calls/performance'
import { pagesOf, queryOf } from '@/api/query'
import { UNREAD_POLL_MS } from '@/config/constants'
import { serverNow } from '@/services/server-clock'

import type { AgencyFilter } from '../../filter/agency-filter'
import { newOnes, withNewOnes } from './review-cache'
import { reviewRequest, type ReviewChoice } from './review-filter'

const PER_PAGE = 40

/** The messages that fit, newest first, and those that have come since: these wait until somebody wants them. */
export function useReviewList(filter: AgencyFilter, choice: ReviewChoice, query: string) {
  const client = useQueryClient()
  const { from, to } = filter.range
  const request = {
    from,
    to,
    ...(filter.userIds.length > 0 && { userIds: [...filter.userIds] }),
    ...(filter.creatorIds.length > 0 && { creatorIds: [...filter.creatorIds] }),
    ...reviewRequest(choice, query),
    limit: PER_PAGE,
  }
  const pages = pagesOf(listReviewMessages, request)
  const list = useInfiniteQuery({
    ...pages,
    // What is shown stays in its place; new ones are offered.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const data = list.data
  const messages = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const newest = useQuery({
    ...queryOf(listReviewMessages, request),
    enabled: data !== undefined && Date.parse(to) > serverNow(),
    refetchInterval: UNREAD_POLL_MS,
    staleTime: UNREAD_POLL_MS,
  })
  const fresh = useMemo(() => newOnes(newest.data?.data ?? [], messages), [newest.data, messages])
  const takeNew = () => {
    // Where not one is known there may be more between: the list begins anew.
    if (fresh.length >= PER_PAGE) void client.resetQueries({ queryKey: pages.queryKey })
    else client.setQueryData(pages.queryKey, (known) => known && withNewOnes(known, fresh))
  }
  return { list, messages, fresh: fresh.length, mayBeMore: fresh.length >= PER_PAGE, takeNew }
}
