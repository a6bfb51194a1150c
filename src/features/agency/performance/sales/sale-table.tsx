import { UserPen } from 'lucide'
import { useCallback, useState } from 'react'

import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale, SaleSums } from '@/domain/money/sale'
import { firstDayOf } from '@/domain/time/period'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'

import { SaleSearchField, SALES_EXPORT_PAGE_SIZE, useSaleView } from '../../sales/sale-view'
import { SalesEmptyState } from '../../sales/sales-empty-state'
import { saleColumns } from './sale-columns'
import { type SaleTableView, salesRequest, saleUserIds } from './sales-request'

interface SaleTableProps {
  filter: FigureFilter
  view: SaleTableView
  onReassign: (sales: readonly Sale[]) => void
}

const PAGE_SIZE = 100

/** Sales of the period in the selected order, each with the rule that credited it, and the total. */
export function SaleTable({ filter, view, onReassign }: SaleTableProps) {
  const { t } = useTranslation('analytics')
  const order = useSaleView()
  const request = salesRequest(filter, view, order)
  const { timezone } = filter
  const columnsOf = useCallback(
    (nameOf: (id: string) => string, sums: SaleSums | undefined) =>
      saleColumns({ t, timezone, nameOf, sums, view, onReassign }),
    [t, timezone, view, onReassign],
  )
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listSales, { ...request, limit }),
    pageSize: PAGE_SIZE,
    file: { name: `sales-${view}-${firstDayOf(filter.range)}`, pageSize: SALES_EXPORT_PAGE_SIZE },
    sorting: order.sorting,
    userIdsOf: saleUserIds,
    sumsOf: (pages) => pages.at(-1)?.sums,
    columnsOf,
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const bulk = (chosen: readonly Sale[]) => (
    <Button size="small" icon={UserPen} onClick={() => onReassign(chosen)}>
      {t('performance.reassign')}
    </Button>
  )
  return (
    <ServerTable
      {...table}
      id="sales"
      title={t(view === 'all' ? 'performance.tab_sales' : `performance.sales_${view}`)}
      rowKey={(sale) => sale.saleId}
      rowName={(sale) => nameOf(sale.fanId)}
      hasTotals
      {...(view === 'unassigned' && { selected, onSelected: setSelected, bulk })}
      actions={<SaleSearchField name={t('performance.find_sale')} />}
      empty={<SalesEmptyState filter={filter} view={order} of={view} />}
    />
  )
}
