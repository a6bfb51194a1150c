import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useAccountNames } from '@/api/account-names'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { mergePages } from '@/features/figures/table/merge-pages'

import { useFallbackPolling } from '../live/use-polling'
import { creatorIdOf } from './creator-format'
import { creatorListQuery } from './creator-list'
import type { CreatorsView } from './creators-view'

/** Money and chats change while the page is open. */
const STALE_TIME_MS = 60_000
const NO_CREATORS: readonly AgencyCreator[] = []

/** The creators of the URL's view, page by page. */
export function useCreators(view: CreatorsView, userId: string) {
  const read = useInfiniteQuery({
    ...creatorListQuery(view, userId),
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
    staleTime: STALE_TIME_MS,
  })
  const pages = read.data?.pages
  const creators = useMemo(() => (pages ? mergePages(pages, creatorIdOf) : NO_CREATORS), [pages])
  const nameOf = useAccountNames(creators.flatMap(({ onDuty }) => onDuty.map(({ userId }) => userId)))
  return { read, creators, totals: pages?.[0]?.totals ?? null, nameOf }
}
