import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listOwnSales } from '@/api/calls/statistics'
import { pagesOf } from '@/api/query'

import type { AgencyFilter } from '../filter/agency-filter'

const PER_PAGE = 30

/** Sales credited to the person, newest first; on demand those of their creators credited to others as well. */
export function useOwnSales({ range: { from, to }, creatorIds }: AgencyFilter, others: boolean) {
  const sales = useInfiniteQuery({
    ...pagesOf(listOwnSales, {
      from,
      to,
      ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
      ...(others && { others }),
      limit: PER_PAGE,
    }),
    placeholderData: keepPreviousData,
  })
  const rows = useMemo(() => sales.data?.pages.flatMap((page) => page.data) ?? [], [sales.data])
  return { sales, rows }
}
