import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listUserDisplays } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency/agency-creator'

import { useFallbackPolling } from '../live/use-polling'
import { creatorListQuery } from './creator-list'
import type { CreatorsView } from './creators-view'

/** Money and chats change while the page is open. */
const STALE_TIME_MS = 60_000
const NO_CREATORS: readonly AgencyCreator[] = []

/** Names of people on duty, queried per page so that the next page does not request the same names again. */
function useDutyNames(pages: readonly { data: readonly AgencyCreator[] }[] | undefined) {
  const names = useQueries({
    queries: (pages ?? []).map(({ data }) => {
      const ids = data.flatMap(({ onDuty }) => onDuty.map(({ userId }) => userId))
      const userIds = [...new Set(ids)].toSorted()
      return { ...queryOf(listUserDisplays, { userIds }), enabled: userIds.length > 0 }
    }),
    combine: (answers) =>
      new Map(
        answers
          .flatMap(({ data }) => data?.displays ?? [])
          .map((it) => [it.userId, it.displayName || it.username]),
      ),
  })
  return useMemo(() => (id: string) => names.get(id) ?? id, [names])
}

/** The creators of the URL's view, page by page. */
export function useCreators(view: CreatorsView, userId: string) {
  const found = useInfiniteQuery({
    ...creatorListQuery(view, userId),
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
    staleTime: STALE_TIME_MS,
  })
  const pages = found.data?.pages
  const creators = useMemo(() => pages?.flatMap((page) => page.data) ?? NO_CREATORS, [pages])
  return { found, creators, totals: pages?.[0]?.totals ?? null, nameOf: useDutyNames(pages) }
}
