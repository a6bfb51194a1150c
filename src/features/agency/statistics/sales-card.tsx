import { useCallback, useMemo, useState } from 'react'

import { listOwnSales, disputeSale } from '@/api/calls/chatter/own-statistics'
import { type ListRequest, pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { Sale, SaleSums } from '@/domain/money/sale'
import { usePermission, useSession } from '@/features/auth'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { faultOf } from '@/features/figures/widget-fault'
import { formatMoney } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { givenFields } from '@/lib/given-fields'
import { isolate } from '@/lib/text/isolate'
import { Card } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { Checkbox } from '@/ui/field/checkbox'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { TextWithNames } from '@/ui/text/user-name'

import {
  SaleSearchField,
  SALES_EXPORT_PAGE_SIZE,
  type SaleListing,
  useSaleListing,
} from '../sales/sale-listing'
import { SalesEmptyState } from '../sales/sales-empty-state'
import { ownSaleColumns } from './own-sale-columns'

const MAX_REASON_LENGTH = 500

interface DisputeDialogProps {
  sale: Sale
  nameOf: (id: string) => string
  onClose: () => void
}

/** Disputes a sale with a reason; a manager decides. */
function DisputeDialog({ sale, nameOf, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('analytics')
  return (
    <TextDialog
      trackedAs="sale-dispute"
      title={t('statistics.mine')}
      save={t('statistics.mine_send')}
      field={{
        name: 'reason',
        label: t('statistics.mine_reason'),
        hint: t('statistics.mine_hint'),
        missing: t('statistics.mine_empty'),
        maxLength: MAX_REASON_LENGTH,
      }}
      draftKey={`sale-dispute:${sale.saleId}`}
      send={(reason) => send(disputeSale, { saleId: sale.saleId, reason })}
      refresh={useInvalidateCalls(listOwnSales)}
      done={t('statistics.dispute_sent')}
      onClose={onClose}
    >
      <p className="text-text-quiet">
        <TextWithNames>
          {t('statistics.mine_text', {
            amount: formatMoney(sale.amount),
            fan: isolate(nameOf(sale.fanId)),
            creator: isolate(nameOf(sale.creatorId)),
          })}
        </TextWithNames>
      </p>
    </TextDialog>
  )
}

interface SalesCardProps {
  filter: FigureFilter
  hasOthers: boolean
  onOthers: (hasOthers: boolean) => void
}

const PAGE_SIZE = 50

type OwnSalesRequest = ListRequest<typeof listOwnSales>

/** The request of a listing: own sales, and on demand those of the same creators credited to others. */
const ownSalesRequest = (
  { range: { from, to }, creatorIds }: FigureFilter,
  { request }: SaleListing,
  others: boolean,
): OwnSalesRequest => ({
  from,
  to,
  ...request,
  ...givenFields({ creatorIds, others: others || null }),
})

/** The context the columns need, and the sale being disputed. */
function useSaleColumnContext(zone: string, hasOthers: boolean) {
  const [disputed, setDisputed] = useState<Sale>()
  const seesStaff = usePermission('canSeeStaffNames') === true
  const me = useSession().userId
  const context = useMemo(
    () => ({ me, hasOthers, seesStaff, zone, onDispute: setDisputed }),
    [me, hasOthers, seesStaff, zone],
  )
  return { context, disputed, endDispute: () => setDisputed(undefined) }
}

/** Own sales with the rule that credited each (screens S3); on demand others' sales, to dispute them. */
export function SalesCard({ filter, hasOthers, onOthers }: SalesCardProps) {
  const { t } = useTranslation('analytics')
  const listing = useSaleListing()
  const request = ownSalesRequest(filter, listing, hasOthers)
  const { context, disputed, endDispute } = useSaleColumnContext(filter.timezone, hasOthers)
  const columnsOf = useCallback(
    (nameOf: (id: string) => string, sums: SaleSums | undefined) =>
      ownSaleColumns(t, { ...context, nameOf, sums }),
    [t, context],
  )
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listOwnSales, { ...request, limit }),
    pageSize: PAGE_SIZE,
    file: { name: 'my-sales', pageSize: SALES_EXPORT_PAGE_SIZE },
    sorting: listing.sorting,
    userIdsOf: ({ creatorId, fanId, userId }: Sale) => [
      creatorId,
      fanId,
      ...(userId !== null && context.seesStaff ? [userId] : []),
    ],
    sumsOf: (pages) => pages.at(-1)?.sums ?? undefined,
    columnsOf,
  })
  const status = useQueryStatus(table.read)
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
    <>
      <ServerTable
        {...table}
        id="own-sales"
        title={t('statistics.sales_list')}
        rowKey={(sale) => sale.saleId}
        rowName={(sale) => nameOf(sale.fanId)}
        hasTotals
        actions={
          <>
            {others}
            <SaleSearchField name={t('statistics.find_sale')} />
          </>
        }
        empty={<SalesEmptyState filter={filter} listing={listing} kind="own" />}
      />
      {disputed && (
        <DisputeDialog key={disputed.saleId} sale={disputed} nameOf={nameOf} onClose={endDispute} />
      )}
    </>
  )
}
