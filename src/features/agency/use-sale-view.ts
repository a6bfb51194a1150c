import { useAddress } from './use-address'

import { NEWEST_SALES, type Sale, SALE_SORTS, type SaleSort } from '@/domain/sale'
import type { Sort } from '@/ui/table-sort'

export const FIND = 'find'
const [SORT, ORDER] = ['sort', 'order']
/** The names in the address. */
export const SALE_VIEW_PARAMS = [FIND, SORT, ORDER] as const

function sortIn(params: URLSearchParams): SaleSort {
  const by = SALE_SORTS.find((candidate) => candidate === params.get(SORT))
  return by ? { by, descending: params.get(ORDER) === 'desc' } : NEWEST_SALES
}

/** As many as a server answers of sales in one go. */
export const SALES_PER_FILE_PART = 1000

/** Each once: one that changed its place stands in two parts for a moment. */
export const salesIn = (pages: readonly { data: readonly Sale[] }[]): readonly Sale[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((sale) => [sale.saleId, sale]))).values(),
]

/** Words and order of a list of sales; both live in the address, and the server goes by them. */
export function useSaleView() {
  const { params, change: put } = useAddress()
  // Neither each letter nor each order is a step that Back takes back.
  const change = (entries: Record<string, string>) => put(entries, { replace: true })
  const query = (params.get(FIND) ?? '').trim()
  const order = sortIn(params)
  return {
    query,
    clearSearch: () => change({ [FIND]: '' }),
    /** As the call carries them. */
    asked: { sort: order, ...(query !== '' && { query }) },
    sort: { column: order.by, direction: order.descending ? 'descending' : 'ascending' } satisfies Sort,
    onSort: ({ column, direction }: Sort) =>
      change({ [SORT]: column, [ORDER]: direction === 'descending' ? 'desc' : 'asc' }),
  }
}
export type SaleView = ReturnType<typeof useSaleView>
