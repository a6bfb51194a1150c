import { NEWEST_SALES, type Sale, SALE_SORTS } from '@/domain/money/sale'

import { useUrlParams } from '@/features/figures/url/use-url-params'
import { sortParams, useUrlSort } from '@/features/figures/url/use-url-sort'

export const SALE_SEARCH_PARAM = 'find'
/** The URL parameters of a sale list. */
export const SALE_VIEW_PARAMS = [SALE_SEARCH_PARAM, ...sortParams()]

/** The server's page limit for sales. */
export const SALES_EXPORT_PAGE_SIZE = 1000

/** Deduplicates sales: one whose position changed appears on two pages until the refetch. */
export const uniqueSales = (pages: readonly { data: readonly Sale[] }[]): readonly Sale[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((sale) => [sale.saleId, sale]))).values(),
]

/** The search and sort order of a sale list, kept in the URL and applied by the server. */
export function useSaleView() {
  const { params, change } = useUrlParams()
  const query = (params.get(SALE_SEARCH_PARAM) ?? '').trim()
  const { order, sort, onSort } = useUrlSort(SALE_SORTS, NEWEST_SALES)
  return {
    query,
    clearSearch: () => change({ [SALE_SEARCH_PARAM]: null }, { replace: true }),
    /** The request fields. */
    asked: { sort: order, ...(query !== '' && { query }) },
    sort,
    onSort,
  }
}
export type SaleView = ReturnType<typeof useSaleView>
