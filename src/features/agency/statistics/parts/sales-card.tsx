import { useQueryClient } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listOwnSales } from '@/api/calls/statistics'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Sale } from '@/domain/sale'
import { useCurrentUser, useHiddenColumns } from '@/features/auth'
import { AddressSearch } from '@/features/figures/address-search'
import { SaveAll } from '@/features/figures/save-all'
import { loadNames, useNames } from '@/features/figures/use-names'
import { faultOf, inWidgets } from '@/features/figures/widget-fault'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { EmptyState } from '@/ui/empty-state'

import { shownOf } from '@/features/figures/columns'
import { MoreRows } from '@/features/figures/more-rows'
import type { FigureFilter } from '@/features/figures/figure-filter'
import { FIND, SALES_PER_FILE_PART, type SaleView, useSaleView } from '../../use-sale-view'
import { askedOf, useOwnSales } from '../use-own-sales'
import { DisputeDialog } from './dispute-dialog'
import { saleColumns, type SaleFacts } from './sale-columns'

interface SalesCardProps {
  filter: FigureFilter
  hasOthers: boolean
  onOthers: (hasOthers: boolean) => void
}

interface Listed {
  asked: ReturnType<typeof askedOf>
  facts: Omit<SaleFacts, 'nameOf'>
}

const idsOf = (sales: readonly Sale[], seesStaff: boolean): string[] =>
  sales.flatMap(({ creatorId, fanId, userId }) => [
    creatorId,
    fanId,
    ...(userId !== null && seesStaff ? [userId] : []),
  ])

/** Exports all matching sales, including pages not loaded yet, with names. */
function SaveSales({ asked, facts }: Listed) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { hidden } = useHiddenColumns('own-sales')
  const load = async () => {
    const request = { ...asked, limit: SALES_PER_FILE_PART }
    const { pages } = await client.infiniteQuery({ ...pagesOf(listOwnSales, request), pages: Infinity })
    const sales = pages.flatMap(({ data }) => data)
    const nameOf = await loadNames(client, idsOf(sales, facts.seesStaff))
    return { pages, columns: shownOf(saleColumns(t, { ...facts, nameOf }), hidden) }
  }
  return <SaveAll fileName="my-sales" load={load} />
}

function NoSales({ filter, view }: { filter: FigureFilter; view: SaleView }) {
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
function useFacts(sums: SaleFacts['sums'], zone: string, hasOthers: boolean) {
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
  const asked = askedOf(filter, view, hasOthers)
  const { found, rows, total, sums } = useOwnSales(asked)
  const { facts, disputed, endDispute } = useFacts(sums, filter.timezone, hasOthers)
  const nameOf = useNames(idsOf(rows, facts.seesStaff))
  const columns = useMemo(() => saleColumns(t, { ...facts, nameOf }), [t, facts, nameOf])
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
            <AddressSearch of={FIND} className="w-52 max-sm:w-full" name={t('statistics.find_sale')} />
            <SaveSales asked={asked} facts={facts} />
          </>
        }
        {...hidden}
        empty={<NoSales filter={filter} view={view} />}
        foot={<MoreRows of={found} />}
      />
      {disputed && (
        <DisputeDialog key={disputed.saleId} sale={disputed} nameOf={nameOf} onClose={endDispute} />
      )}
    </ContentState>
  )
}
