import { useQueryClient } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { firstDayOf } from '@/domain/time/period'
import type { Sale } from '@/domain/money/sale'
import { useHiddenColumns } from '@/features/auth'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ExportAll } from '@/features/figures/table/export-all'
import { loadUserNames, useUserNames } from '@/features/figures/use-user-names'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { DataTable } from '@/ui/table/data-table/data-table'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import { visibleColumns } from '@/features/figures/table/visible-columns'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import {
  SALE_SEARCH_PARAM,
  SALES_EXPORT_PAGE_SIZE,
  type SaleView,
  useSaleView,
} from '../../filter/use-sale-view'
import { SalesEmptyState } from './sales-empty-state'
import { saleColumns, type SaleColumnContext } from './sale-columns'
import type { SaleTableView } from './sale-views'
import { salesRequest, saleUserIds, useSales } from './use-sales'

interface SaleTableProps {
  filter: FigureFilter
  view: SaleTableView
  onReassign: (sales: readonly Sale[]) => void
}

/** Exports all matching sales, including pages not loaded yet, with names. */
function ExportSalesButton({
  filter,
  view,
  order,
  look,
}: SaleTableProps & { order: SaleView; look: SaleColumnContext }) {
  const client = useQueryClient()
  const { hidden } = useHiddenColumns('sales')
  const load = async () => {
    const request = { ...salesRequest(filter, view, order), limit: SALES_EXPORT_PAGE_SIZE }
    const { pages } = await client.infiniteQuery({ ...pagesOf(listSales, request), pages: Infinity })
    const nameOf = await loadUserNames(client, saleUserIds(pages.flatMap(({ data }) => data)))
    return { pages, columns: visibleColumns(saleColumns({ ...look, nameOf }), hidden) }
  }
  return <ExportAll fileName={`sales-${view}-${firstDayOf(filter.range)}`} load={load} />
}

/** Sales of the period in the selected order, each with the rule that credited it, and the total. */
export function SaleTable(props: SaleTableProps) {
  const { filter, view, onReassign } = props
  const { t } = useTranslation('analytics')
  const order = useSaleView()
  const { found, sales, total, sums } = useSales(salesRequest(filter, view, order))
  const nameOf = useUserNames(saleUserIds(sales))
  const { timezone } = filter
  const look = useMemo(
    () => ({ t, timezone, nameOf, sums, view, onReassign }),
    [t, timezone, nameOf, sums, view, onReassign],
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const bulk = (chosen: readonly Sale[]) => (
    <Button size="small" icon={UserPen} onClick={() => onReassign(chosen)}>
      {t('performance.reassign')}
    </Button>
  )
  const title = t(view === 'all' ? 'performance.tab_sales' : `performance.sales_${view}`)
  return (
    <ContentState
      isBare
      status={useQueryStatus(found)}
      skeleton={
        <div className={cardClasses}>
          <div className="h-14" />
          <TableSkeleton rows={12} columns={7} />
        </div>
      }
    >
      <DataTable
        title={title}
        name={title}
        columns={useMemo(() => saleColumns(look), [look])}
        rows={sales}
        total={total}
        rowKey={(sale) => sale.saleId}
        rowName={(sale) => nameOf(sale.fanId)}
        sort={order.sort}
        onSort={order.onSort}
        hasTotals
        {...(view === 'unassigned' && { selected, onSelected: setSelected, bulk })}
        {...useHiddenColumns('sales')}
        actions={
          <>
            <UrlSearchField
              of={SALE_SEARCH_PARAM}
              className="w-52 max-sm:w-full"
              name={t('performance.find_sale')}
            />
            {sales.length > 0 && <ExportSalesButton {...props} order={order} look={look} />}
          </>
        }
        empty={<SalesEmptyState filter={filter} view={view} order={order} />}
        foot={<LoadMoreRows of={found} />}
      />
    </ContentState>
  )
}
