import { Settings2, UserPen } from 'lucide'
import { useState, useCallback } from 'react'

import { listSales } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { Sale, SaleSums } from '@/domain/money/sale'
import { firstDayOf } from '@/domain/time/period'
import type { FilterPart, FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useUrlField } from '@/features/figures/url/use-url-field'
import { useTranslation } from '@/i18n/use-translation'
import { choiceField } from '@/lib/url-state'
import { Button } from '@/ui/button'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { Segmented } from '@/ui/field/segmented'

import { FilterBar } from '../../filter/filter-bar'
import { ReassignDialog } from '../../sales/reassign-dialog'
import { SalesSummary } from '../../sales/sale-summary'
import {
  SALE_LISTING_PARAMS,
  SaleSearchField,
  SALES_EXPORT_PAGE_SIZE,
  useSaleListing,
} from '../../sales/sale-listing'
import { saleUserIds } from '../../sales/sale-user-ids'
import { SalesEmptyState } from '../../sales/sales-empty-state'
import { useTabFilter } from '../performance-tab'
import { AttributionDialog } from './attribution-dialog'
import { Disputes } from './disputes'
import { saleColumns } from './sale-columns'
import { SALE_VIEWS, type SaleView, type SaleTableView, salesRequest } from './sales-request'

interface SaleTableProps {
  filter: FigureFilter
  view: SaleTableView
  onReassign: (sales: readonly Sale[]) => void
}

const PAGE_SIZE = 100

/** Sales of the period in the selected order, each with the rule that credited it, and the total. */
function SaleTable({ filter, view, onReassign }: SaleTableProps) {
  const { t } = useTranslation('analytics')
  const listing = useSaleListing()
  const request = salesRequest(filter, view, listing)
  const { timezone } = filter
  const columnsOf = useCallback(
    (nameOf: (id: string) => string, sums: SaleSums | undefined) =>
      saleColumns(t, { timezone, nameOf, sums, view, onReassign }),
    [t, timezone, view, onReassign],
  )
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listSales, { ...request, limit }),
    pageSize: PAGE_SIZE,
    file: { name: `sales-${view}-${firstDayOf(filter.range)}`, pageSize: SALES_EXPORT_PAGE_SIZE },
    sorting: listing.sorting,
    userIdsOf: saleUserIds,
    sumsOf: (pages) => pages.at(-1)?.sums ?? undefined,
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
      empty={<SalesEmptyState filter={filter} listing={listing} kind={view} />}
    />
  )
}

/** The filters per view: unassigned sales have no person, and disputes wait whatever the period. */
const FILTER_PARTS: Record<SaleView, readonly FilterPart[]> = {
  all: ['period', 'creators', 'people', 'zone'],
  unassigned: ['period', 'creators', 'zone'],
  disputed: ['creators', 'people', 'zone'],
  refunded: ['period', 'creators', 'people', 'zone'],
}
const OWN_PARAMS = ['sales', ...SALE_LISTING_PARAMS]

/** Credits of sales: open disputes first, then the sales. */
export function SalesPanel() {
  const { t } = useTranslation('analytics')
  const [view, setView] = useUrlField('sales', choiceField(SALE_VIEWS, 'all'), { isStep: true })
  const filter = useTabFilter('sales', FILTER_PARTS[view], {
    defaults: { period: 'last_7' },
    own: OWN_PARAMS,
  })
  const [reassigned, setReassigned] = useState<readonly Sale[]>()
  const [isSetting, setSetting] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filter={filter}
        page="chatterPerformance"
        actions={
          <Button icon={Settings2} onClick={() => setSetting(true)}>
            {t('performance.attribution')}
          </Button>
        }
      >
        <Segmented
          label={t('performance.sales_view')}
          labelHidden
          options={SALE_VIEWS.map((value) => ({ value, label: t(`performance.sales_${value}`) }))}
          value={view}
          onChange={setView}
        />
      </FilterBar>
      {(view === 'all' || view === 'disputed') && (
        <WidgetBoundary title={t('performance.disputes')}>
          <Disputes
            filter={filter}
            onOther={(sale) => setReassigned([sale])}
            {...(view === 'all' && { onAll: () => setView('disputed') })}
          />
        </WidgetBoundary>
      )}
      {view !== 'disputed' && <SaleTable filter={filter} view={view} onReassign={setReassigned} />}
      {reassigned && (
        <ReassignDialog
          sales={reassigned}
          about={<SalesSummary sales={reassigned} />}
          onClose={() => setReassigned(undefined)}
        />
      )}
      {isSetting && <AttributionDialog onClose={() => setSetting(false)} />}
    </div>
  )
}
