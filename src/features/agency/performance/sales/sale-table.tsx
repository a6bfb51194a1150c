import { useInfiniteQuery } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { listSales } from '@/api/calls/performance'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { firstDayOf } from '@/domain/period'
import type { Sale } from '@/domain/sale'
import { useHiddenColumns } from '@/features/auth'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { EmptyState } from '@/ui/empty-state'
import { TableSkeleton } from '@/ui/table-skeleton'

import type { AgencyFilter } from '../../filter/agency-filter'
import { useNames } from '../../use-names'
import { useSaleColumns } from './sale-columns'
import { useExportOff } from '../../use-export-off'

export const SALE_VIEWS = ['all', 'unassigned', 'disputed', 'refunded'] as const
export type SaleView = (typeof SALE_VIEWS)[number]
/** Disputes are decided where they stand, not in rows. */
type RowView = Exclude<SaleView, 'disputed'>

const PER_PAGE = 100
const DEFAULT_SORT = { column: 'at', direction: 'descending' } as const

/** The call takes one person and one creator; of several those that fit are picked out here. */
function useSales({ range, userIds, creatorIds }: AgencyFilter, view: RowView) {
  const [userId, creatorId] = [userIds[0], creatorIds[0]]
  const read = useInfiniteQuery(
    pagesOf(listSales, {
      from: range.from,
      to: range.to,
      ...(view !== 'all' && { state: view }),
      ...(userId && userIds.length === 1 && { userId }),
      ...(creatorId && creatorIds.length === 1 && { creatorId }),
      limit: PER_PAGE,
    }),
  )
  const sales = (read.data?.pages.flatMap((page) => page.data) ?? []).filter(
    (sale) =>
      (userIds.length === 0 || (sale.userId !== null && userIds.includes(sale.userId))) &&
      (creatorIds.length === 0 || creatorIds.includes(sale.creatorId)),
  )
  return { read, sales }
}

/** Sales of the period, newest first, each with the rule that credited it. */
export function SaleTable({
  filter,
  view,
  onReassign,
}: {
  filter: AgencyFilter
  view: RowView
  onReassign: (sale: Sale) => void
}) {
  const { t } = useTranslation('analytics')
  const { read, sales } = useSales(filter, view)
  const nameOf = useNames(
    sales.flatMap(({ fanId, creatorId, userId }) => [fanId, creatorId, ...(userId ? [userId] : [])]),
  )
  const columns = useSaleColumns({ timezone: filter.timezone, nameOf, onReassign })
  const hiding = useHiddenColumns('sales')
  const title = t(view === 'all' ? 'performance.tab_sales' : `performance.sales_${view}`)
  return (
    <ContentState
      isBare
      status={useQueryStatus(read, sales.length === 0 && !read.hasNextPage)}
      skeleton={
        <div className={cardLook}>
          <div className="h-14" />
          <TableSkeleton rows={12} columns={7} />
        </div>
      }
      empty={
        <div className={cardLook}>
          <EmptyState icon={Receipt} title={t('performance.sales_none_title')}>
            {t(`performance.sales_none_${view}`)}
          </EmptyState>
        </div>
      }
    >
      <DataTable
        title={title}
        name={title}
        columns={columns}
        rows={sales}
        rowKey={(sale) => sale.saleId}
        rowName={(sale) => nameOf(sale.fanId)}
        defaultSort={DEFAULT_SORT}
        searchLabel={t('performance.find_sale')}
        fileName={`sales-${view}-${firstDayOf(filter.range)}`}
        fileOff={useExportOff()}
        {...hiding}
      />
      {read.hasNextPage && (
        <Button className="w-fit" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {t('creators.more')}
        </Button>
      )}
    </ContentState>
  )
}
