import { NEWEST_SALES, SALE_SORTS } from '@/domain/money/sale'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { sortParams, useUrlSort } from '@/features/figures/url/use-url-sort'

const SALE_SEARCH_PARAM = 'find'
/** The URL parameters of a sale list. */
export const SALE_VIEW_PARAMS = [SALE_SEARCH_PARAM, ...sortParams()]

/** The server's page limit for sales. */
export const SALES_EXPORT_PAGE_SIZE = 1000

/** The search and sort order of a sale list, kept in the URL and applied by the server. */
export function useSaleView() {
  const { params, change } = useUrlParams()
  const query = (params.get(SALE_SEARCH_PARAM) ?? '').trim()
  const { order, sort, onSort } = useUrlSort(SALE_SORTS, NEWEST_SALES)
  return {
    query,
    clearSearch: () => change({ [SALE_SEARCH_PARAM]: null }, { replace: true }),
    /** The request fields. */
    request: { sort: order, ...(query !== '' && { query }) },
    sort,
    onSort,
  }
}
export type SaleView = ReturnType<typeof useSaleView>

/** Searches a sale list. */
export const SaleSearchField = ({ name }: { name: string }) => (
  <UrlSearchField of={SALE_SEARCH_PARAM} className="w-52 max-sm:w-full" name={name} />
)
