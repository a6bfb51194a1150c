import { useQueryClient } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listOwnSales } from '@/api/calls/chatter/own-statistics'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Sale } from '@/domain/money/sale'
import { useCurrentUser, useHiddenColumns } from '@/features/auth'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ExportAll } from '@/features/figures/table/export-all'
import { loadUserNames, useUserNames } from '@/features/figures/use-user-names'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/field/checkbox'
import { ContentState } from '@/ui/feedback/content-state'
import { DataTable } from '@/ui/table/data-table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'

import { visibleColumns } from '@/features/figures/table/visible-columns'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import {
  SALE_SEARCH_PARAM,
  SALES_EXPORT_PAGE_SIZE,
  type SaleView,
  useSaleView,
} from '../../filter/use-sale-view'
import { ownSalesRequest, useOwnSales } from '../use-own-sales'
import { DisputeDialog } from './dispute-dialog'
import { ownSaleColumns, type OwnSaleColumnContext } from './own-sale-columns'

interface SalesCardProps {
  filter: FigureFilter
  hasOthers: boolean
  onOthers: (hasOthers: boolean) => void
}

interface ListedSales {
  listRequest: ReturnType<typeof ownSalesRequest>
  context: Omit<OwnSaleColumnContext, 'nameOf'>
}

const idsOf = (sales: readonly Sale[], seesStaff: boolean): string[] =>
  sales.flatMap(({ creatorId, fanId, userId }) => [
    creatorId,
    fanId,
    ...(userId !== null && seesStaff ? [userId] : []),
  ])

/** Exports all matching sales, including pages not loaded yet, with names. */
function ExportOwnSalesButton({ listRequest, context }: ListedSales) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { hidden } = useHiddenColumns('own-sales')
  const load = async () => {
    const request = { ...listRequest, limit: SALES_EXPORT_PAGE_SIZE }
    const { pages } = await client.infiniteQuery({ ...pagesOf(listOwnSales, request), pages: Infinity })
    const sales = pages.flatMap(({ data }) => data)
    const nameOf = await loadUserNames(client, idsOf(sales, context.seesStaff))
    return { pages, columns: visibleColumns(ownSaleColumns(t, { ...context, nameOf }), hidden) }
  }
  return <ExportAll fileName="my-sales" load={load} />
}

function OwnSalesEmptyState({ filter, view }: { filter: FigureFilter; view: SaleView }) {
  const { t } = useTranslation('analytics')
  const isNarrowed = view.query !== '' || filter.creatorIds.length > 0
  if (!isNarrowed)
    return (
      <EmptyState
        icon={Receipt}
        title={t('performance.sales_none_title')}
        actions={
          filter.period !== 'last_28' && (
            <Button onClick={() => filter.change({ period: 'last_28' })}>
              {t('performance.sales_longer')}
            </Button>
          )
        }
      >
        {t('statistics.sales_empty')}
      </EmptyState>
    )
  const clear = () => (view.query === '' ? filter.change({ creatorIds: [] }) : view.clearSearch())
  return (
    <EmptyState
      icon={Receipt}
      title={t('performance.sales_none_fits')}
      actions={
        <Button onClick={clear}>
          {t(view.query === '' ? 'filter.creators_all' : 'performance.sales_find_clear')}
        </Button>
      }
    >
      {t(view.query === '' ? 'statistics.sales_none_of_creators' : 'performance.sales_find_text')}
    </EmptyState>
  )
}

/** The facts the columns need, and the sale being disputed. */
function useSaleColumnContext(sums: OwnSaleColumnContext['sums'], zone: string, hasOthers: boolean) {
  const user = useCurrentUser().data
  const [disputed, setDisputed] = useState<Sale>()
  const seesStaff = user?.chatterPermissions.canSeeStaffNames ?? false
  const me = user?.userId
  const facts = useMemo(
    () => ({ me, hasOthers, seesStaff, zone, sums, onDispute: setDisputed }),
    [me, hasOthers, seesStaff, zone, sums],
  )
  return { facts, disputed, endDispute: () => setDisputed(undefined) }
}

/** Own sales with the rule that credited each (screens S3); on demand others' sales, to dispute them. */
export function SalesCard({ filter, hasOthers, onOthers }: SalesCardProps) {
  const { t } = useTranslation('analytics')
  const view = useSaleView()
  const asked = ownSalesRequest(filter, view, hasOthers)
  const { found, rows, total, sums } = useOwnSales(asked)
  const { facts, disputed, endDispute } = useSaleColumnContext(sums, filter.timezone, hasOthers)
  const nameOf = useUserNames(idsOf(rows, facts.seesStaff))
  const columns = useMemo(() => ownSaleColumns(t, { ...facts, nameOf }), [t, facts, nameOf])
  const status = useQueryStatus(found)
  const hidden = useHiddenColumns('own-sales')
  const others = (
    <Checkbox checked={hasOthers} onChange={onOthers}>
      {t('statistics.others')}
    </Checkbox>
  )
  if (faultOf(status))
    return (
      <Card title={t('statistics.sales_list')} actions={others}>
        <ContentState status={status} />
      </Card>
    )
  return (
    <ContentState status={inWidgets(status)}>
      <DataTable
        title={t('statistics.sales_list')}
        name={t('statistics.sales_list')}
        columns={columns}
        rows={rows}
        total={total}
        rowKey={(sale) => sale.saleId}
        rowName={(sale) => nameOf(sale.fanId)}
        sort={view.sort}
        onSort={view.onSort}
        hasTotals
        isLoading={status.kind === 'loading'}
        actions={
          <>
            {others}
            <UrlSearchField
              of={SALE_SEARCH_PARAM}
              className="w-52 max-sm:w-full"
              name={t('statistics.find_sale')}
            />
            <ExportOwnSalesButton listRequest={asked} context={facts} />
          </>
        }
        {...hidden}
        empty={<OwnSalesEmptyState filter={filter} view={view} />}
        foot={<LoadMoreRows of={found} />}
      />
      {disputed && (
        <DisputeDialog key={disputed.saleId} sale={disputed} nameOf={nameOf} onClose={endDispute} />
      )}
    </ContentState>
  )
}
