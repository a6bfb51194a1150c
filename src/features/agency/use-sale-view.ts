import { NEWEST_SALES, type Sale, SALE_SORTS } from '@/domain/sale'

import { useAddress } from '@/features/figures/use-address'
import { sortParams, useAddressSort } from '@/features/figures/use-address-sort'

export const FIND = 'find'
/** The URL parameters of a sale list. */
export const SALE_VIEW_PARAMS = [FIND, ...sortParams()]

/** The server's page limit for sales. */
export const SALES_PER_FILE_PART = 1000

/** Deduplicates sales: one whose position changed appears on two pages until the refetch. */
export const salesIn = (pages: readonly { data: readonly Sale[] }[]): readonly Sale[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((sale) => [sale.saleId, sale]))).values(),
]

/** The search and sort order of a sale list, kept in the URL and applied by the server. */
export function useSaleView() {
  const { params, change } = useAddress()
  const query = (params.get(FIND) ?? '').trim()
  const { order, sort, onSort } = useAddressSort(SALE_SORTS, NEWEST_SALES)
  return {
    query,
    clearSearch: () => change({ [FIND]: null }, { replace: true }),
    /** The request fields. */
    asked: { sort: order, ...(query !== '' && { query }) },
    sort,
    onSort,
  }
}
export type SaleView = ReturnType<typeof useSaleView>
