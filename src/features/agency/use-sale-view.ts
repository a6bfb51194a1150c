import { NEWEST_SALES, type Sale, SALE_SORTS } from '@/domain/sale'

import { useAddress } from '@/features/figures/use-address'
import { sortParams, useAddressSort } from '@/features/figures/use-address-sort'

export const FIND = 'find'
/** The names in the address. */
export const SALE_VIEW_PARAMS = [FIND, ...sortParams()]

/** As many as a server answers of sales in one go. */
export const SALES_PER_FILE_PART = 1000

/** Each once: one that changed its place stands in two parts for a moment. */
export const salesIn = (pages: readonly { data: readonly Sale[] }[]): readonly Sale[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((sale) => [sale.saleId, sale]))).values(),
]

/** Words and order of a list of sales; both live in the address, and the server goes by them. */
export function useSaleView() {
  const { params, change } = useAddress()
  const query = (params.get(FIND) ?? '').trim()
  const { order, sort, onSort } = useAddressSort(SALE_SORTS, NEWEST_SALES)
  return {
    query,
    clearSearch: () => change({ [FIND]: null }, { replace: true }),
    /** As the call carries them. */
    asked: { sort: order, ...(query !== '' && { query }) },
    sort,
    onSort,
  }
}
export type SaleView = ReturnType<typeof useSaleView>
