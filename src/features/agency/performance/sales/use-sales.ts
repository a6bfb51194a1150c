import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/money/sale'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { mergePages } from '@/features/figures/table/merge-pages'

import type { SaleView } from '../../sales/sale-view'

export const SALE_VIEWS = ['all', 'unassigned', 'disputed', 'refunded'] as const
export type SaleViewName = (typeof SALE_VIEWS)[number]
/** Disputes render as cards, not as rows. */
export type SaleTableView = Exclude<SaleViewName, 'disputed'>

const PAGE_SIZE = 100

export type SalesRequest = Omit<RequestOf<typeof listSales>, 'limit' | 'lastId'>

/** The request of a view. */
export const salesRequest = (
  { range: { from, to }, userIds, creatorIds }: FigureFilter,
  view: SaleTableView,
  { asked }: SaleView,
): SalesRequest => ({
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
export function useSales(request: SalesRequest, limit = PAGE_SIZE) {
  const found = useInfiniteQuery({
    ...pagesOf(listSales, { ...request, limit }),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages ?? []
  return { found, sales: mergePages(pages, ({ saleId }) => saleId), sums: pages.at(-1)?.sums }
}
