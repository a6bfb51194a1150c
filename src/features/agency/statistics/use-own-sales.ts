import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import { listOwnSales } from '@/api/calls/chatter/own-statistics'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/money/sale'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { uniqueSales, type SaleView } from '../filter/use-sale-view'

const PAGE_SIZE = 50
const NO_SALES: readonly Sale[] = []

type OwnSalesRequest = Omit<RequestOf<typeof listOwnSales>, 'limit' | 'lastId'>

/** The request of a view: own sales, and on demand those of the same creators credited to others. */
export const ownSalesRequest = (
  { range: { from, to }, creatorIds }: FigureFilter,
  { asked }: SaleView,
  others: boolean,
): OwnSalesRequest => ({
  from,
  to,
  ...asked,
  ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
  ...(others && { others }),
})

/** The requested sales page by page, with totals of all pages. */
export function useOwnSales(asked: OwnSalesRequest) {
  const found = useInfiniteQuery({
    ...pagesOf(listOwnSales, { ...asked, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages
  const rows = useMemo(() => (pages ? uniqueSales(pages) : NO_SALES), [pages])
  const last = pages?.at(-1)
  return { found, rows, total: last?.total, sums: last?.sums }
}
