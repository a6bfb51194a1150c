import { UserPen, Receipt } from 'lucide'
import { useCallback, useState } from 'react'

import type { ResponseOf } from '@/api/call'
import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale } from '@/domain/money/sale'
import { firstDayOf } from '@/domain/time/period'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import { SaleSearchField, SALES_EXPORT_PAGE_SIZE, type SaleView, useSaleView } from '../../sales/sale-view'
import { saleColumns } from './sale-columns'
import { type SaleTableView, salesRequest, saleUserIds } from './sales-request'

/** A longer period than the default. */
const LONGER_PERIOD = 'last_28'

interface SalesEmptyStateProps {
  filter: FigureFilter
  view: SaleTableView
  order: SaleView
}

/** The empty state: no sales, or no match; suggests one next action. */
function SalesEmptyState({ filter, view, order }: SalesEmptyStateProps) {
  const { t } = useTranslation('analytics')
  if (order.query !== '')
    return (
      <NoMatches
        title={t('performance.sales_none_fits')}
        text={t('performance.sales_find_text')}
        hiddenBy="search"
        onClear={order.clearSearch}
      />
    )
  const { userIds, creatorIds } = filter
  if (userIds.length > 0 || creatorIds.length > 0)
    return (
      <EmptyState
        icon={Receipt}
        title={t('performance.sales_none_fits')}
        actions={
          <Button onClick={() => filter.change({ userIds: [], creatorIds: [] })}>
            {t('performance.sales_all_people')}
          </Button>
        }
      >
        {t('performance.sales_none_fits_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Receipt}
      title={t('performance.sales_none_title')}
      actions={
        filter.period !== LONGER_PERIOD && (
          <Button onClick={() => filter.change({ period: LONGER_PERIOD })}>
            {t('performance.sales_longer')}
          </Button>
        )
      }
    >
      {t(`performance.sales_none_${view}`)}
    </EmptyState>
  )
}

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
    (nameOf: (id: string) => string, pages: readonly ResponseOf<typeof listSales>[]) =>
      saleColumns({ t, timezone, nameOf, sums: pages.at(-1)?.sums, view, onReassign }),
    [t, timezone, view, onReassign],
  )
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listSales, { ...request, limit }),
    pageSize: PAGE_SIZE,
    file: { name: `sales-${view}-${firstDayOf(filter.range)}`, pageSize: SALES_EXPORT_PAGE_SIZE },
    userIdsOf: saleUserIds,
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
      sort={order.sort}
      onSort={order.onSort}
      hasTotals
      {...(view === 'unassigned' && { selected, onSelected: setSelected, bulk })}
      actions={<SaleSearchField name={t('performance.find_sale')} />}
      empty={<SalesEmptyState filter={filter} view={view} order={order} />}
    />
  )
}
