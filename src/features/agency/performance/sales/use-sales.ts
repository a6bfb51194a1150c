import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/money/sale'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { uniqueSales, type SaleView } from '../../filter/use-sale-view'
import type { SaleTableView } from './sale-views'

const PAGE_SIZE = 100
const NO_SALES: readonly Sale[] = []

/** The request of a view. */
export const salesRequest = (
  { range: { from, to }, userIds, creatorIds }: FigureFilter,
  view: SaleTableView,
  { asked }: SaleView,
): Omit<RequestOf<typeof listSales>, 'limit' | 'lastId'> => ({
  from,
  to,
  ...asked,
  ...(view !== 'all' && { state: view }),
  ...(userIds.length > 0 && { userIds: [...userIds] }),
  ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
})

/** The users whose names the rows show. */
export const saleUserIds = (sales: readonly Sale[]): string[] =>
  sales.flatMap(({ fanId, creatorId, userId }) => [fanId, creatorId, ...(userId ? [userId] : [])])

/** The requested sales page by page, with totals of all pages. */
export function useSales(request: Omit<RequestOf<typeof listSales>, 'limit' | 'lastId'>, limit = PAGE_SIZE) {
  const found = useInfiniteQuery({
    ...pagesOf(listSales, { ...request, limit }),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages
  const sales = useMemo(() => (pages ? uniqueSales(pages) : NO_SALES), [pages])
  const last = pages?.at(-1)
  return { found, sales, total: last?.total, sums: last?.sums }
}
