import { useQueryClient } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listSales } from '@/api/calls/performance'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { firstDayOf } from '@/domain/period'
import type { Sale } from '@/domain/sale'
import { useHiddenColumns } from '@/features/auth'
import { AddressSearch } from '@/features/figures/address-search'
import { SaveAll } from '@/features/figures/save-all'
import { loadNames, useNames } from '@/features/figures/use-names'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { TableSkeleton } from '@/ui/table-skeleton'

import { shownOf } from '@/features/figures/columns'
import { MoreRows } from '@/features/figures/more-rows'
import type { FigureFilter } from '@/features/figures/figure-filter'
import { FIND, SALES_PER_FILE_PART, type SaleView, useSaleView } from '../../use-sale-view'
import { NoSales } from './no-sales'
import { saleColumns, type SaleLook } from './sale-columns'
import type { RowView } from './sale-views'
import { askedOf, idsOf, useSales } from './use-sales'

interface SaleTableProps {
  filter: FigureFilter
  view: RowView
  onReassign: (sales: readonly Sale[]) => void
}

/** Exports all matching sales, including pages not loaded yet, with names. */
function SaveSales({ filter, view, order, look }: SaleTableProps & { order: SaleView; look: SaleLook }) {
  const client = useQueryClient()
  const { hidden } = useHiddenColumns('sales')
  const load = async () => {
    const request = { ...askedOf(filter, view, order), limit: SALES_PER_FILE_PART }
    const { pages } = await client.infiniteQuery({ ...pagesOf(listSales, request), pages: Infinity })
    const nameOf = await loadNames(client, idsOf(pages.flatMap(({ data }) => data)))
    return { pages, columns: shownOf(saleColumns({ ...look, nameOf }), hidden) }
  }
  return <SaveAll fileName={`sales-${view}-${firstDayOf(filter.range)}`} load={load} />
}

/** Sales of the period in the selected order, each with the rule that credited it, and the total. */
export function SaleTable(props: SaleTableProps) {
  const { filter, view, onReassign } = props
  const { t } = useTranslation('analytics')
  const order = useSaleView()
  const { found, sales, total, sums } = useSales(askedOf(filter, view, order))
  const nameOf = useNames(idsOf(sales))
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
        <div className={cardLook}>
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
            <AddressSearch of={FIND} className="w-52 max-sm:w-full" name={t('performance.find_sale')} />
            {sales.length > 0 && <SaveSales {...props} order={order} look={look} />}
          </>
        }
        empty={<NoSales filter={filter} view={view} order={order} />}
        foot={<MoreRows of={found} />}
      />
    </ContentState>
  )
}
