import type { listSales } from '@/api/calls/agency/performance'
import type { ListRequest } from '@/api/query'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { givenFields } from '@/lib/given-fields'

import type { SaleListing } from '../../sales/sale-listing'

export const SALE_VIEWS = ['all', 'unassigned', 'disputed', 'refunded'] as const
export type SaleView = (typeof SALE_VIEWS)[number]
/** Disputes render as cards, not as rows. */
export type SaleTableView = Exclude<SaleView, 'disputed'>

export type SalesRequest = ListRequest<typeof listSales>

export const salesRequest = (
  { range: { from, to }, userIds, creatorIds }: FigureFilter,
  view: SaleTableView,
  { request }: SaleListing,
): SalesRequest => ({
  from,
  to,
  ...request,
  ...givenFields({ state: view === 'all' ? null : view, userIds, creatorIds }),
})
