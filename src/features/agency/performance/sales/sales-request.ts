import type { RequestOf } from '@/api/call'
import type { listSales } from '@/api/calls/agency/performance'
import type { Sale } from '@/domain/money/sale'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

import type { SaleView } from '../../sales/sale-view'

export const SALE_VIEWS = ['all', 'unassigned', 'disputed', 'refunded'] as const
export type SaleViewName = (typeof SALE_VIEWS)[number]
/** Disputes render as cards, not as rows. */
export type SaleTableView = Exclude<SaleViewName, 'disputed'>

export type SalesRequest = Omit<RequestOf<typeof listSales>, 'limit' | 'lastId'>

/** The request of a view. */
export const salesRequest = (
  { range: { from, to }, userIds, creatorIds }: FigureFilter,
  view: SaleTableView,
  { request }: SaleView,
): SalesRequest => ({
  from,
  to,
  ...request,
  ...(view !== 'all' && { state: view }),
  ...(userIds.length > 0 && { userIds: [...userIds] }),
  ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
})

/** The users whose names a sale shows. */
export const saleUserIds = ({ fanId, creatorId, userId }: Sale): string[] => [
  fanId,
  creatorId,
  ...(userId ? [userId] : []),
]
