import { NEWEST_SALES, SALE_SORTS } from '@/domain/money/sale'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { sortParams, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { textField } from '@/lib/url-state'

const SALE_SEARCH_PARAM = 'find'
const SCHEMA = { query: { ...textField(), name: SALE_SEARCH_PARAM } }
/** The URL parameters of a sale list. */
export const SALE_LISTING_PARAMS = [SALE_SEARCH_PARAM, ...sortParams()]

/** The server's page limit for sales. */
export const SALES_EXPORT_PAGE_SIZE = 1000

/** The search and sort order of a sale list, kept in the URL and applied by the server. */
export function useSaleListing() {
  const {
    state: { query },
    clear,
  } = useUrlState(SCHEMA)
  const sorting = useUrlSort(SALE_SORTS, NEWEST_SALES)
  return {
    query,
    clearSearch: clear,
    request: { sort: sorting.order, ...(query !== '' && { query }) },
    sorting,
  }
}
export type SaleListing = ReturnType<typeof useSaleListing>

export const SaleSearchField = ({ name }: { name: string }) => (
  <UrlSearchField param={SALE_SEARCH_PARAM} className="w-52 max-sm:w-full" name={name} />
)
