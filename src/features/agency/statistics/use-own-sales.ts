import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import { listOwnSales } from '@/api/calls/statistics'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/sale'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { salesIn, type SaleView } from '../use-sale-view'

const PER_PART = 50
const NO_SALES: readonly Sale[] = []

type Asked = Omit<RequestOf<typeof listOwnSales>, 'limit' | 'lastId'>

/** The request of a view: own sales, and on demand those of the same creators credited to others. */
export const askedOf = (
  { range: { from, to }, creatorIds }: FigureFilter,
  { asked }: SaleView,
  others: boolean,
): Asked => ({
  from,
  to,
  ...asked,
  ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
  ...(others && { others }),
})

/** The requested sales page by page, with totals of all pages. */
export function useOwnSales(asked: Asked) {
  const found = useInfiniteQuery({
    ...pagesOf(listOwnSales, { ...asked, limit: PER_PART }),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages
  const rows = useMemo(() => (pages ? salesIn(pages) : NO_SALES), [pages])
  const last = pages?.at(-1)
  return { found, rows, total: last?.total, sums: last?.sums }
}
