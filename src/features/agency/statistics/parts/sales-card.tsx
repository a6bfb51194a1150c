import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useQueryStatus } from '@/api/query-status'
import type { Sale } from '@/domain/sale'
import { useCurrentUser, useHiddenColumns } from '@/features/auth'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'

import type { AgencyFilter } from '../../filter/agency-filter'
import { useNames } from '../../use-names'
import { useOwnSales } from '../use-own-sales'
import { DisputeDialog } from './dispute-dialog'
import { saleColumns } from './sale-columns'
import { useExportOff } from '../../use-export-off'

interface SalesCardProps {
  filter: AgencyFilter
  hasOthers: boolean
  onOthers: (hasOthers: boolean) => void
}

/** The columns, and the sale that is being disputed. */
function useSaleColumns(rows: readonly Sale[], filter: AgencyFilter, hasOthers: boolean) {
  const { t } = useTranslation('analytics')
  const user = useCurrentUser().data
  const [disputed, setDisputed] = useState<Sale>()
  const seesStaff = user?.chatterPermissions.canSeeStaffNames ?? false
  const nameOf = useNames(
    rows.flatMap(({ creatorId, fanId, userId }) => [
      creatorId,
      fanId,
      ...(userId !== null && seesStaff ? [userId] : []),
    ]),
  )
  const me = user?.userId
  const zone = filter.timezone
  const columns = useMemo(
    () => saleColumns(t, { me, hasOthers, seesStaff, zone, nameOf, onDispute: setDisputed }),
    [t, me, hasOthers, seesStaff, zone, nameOf],
  )
  return { columns, nameOf, disputed, endDispute: () => setDisputed(undefined) }
}

function More({ sales }: { sales: ReturnType<typeof useOwnSales>['sales'] }) {
  const { t } = useTranslation('analytics')
  if (!sales.hasNextPage) return null
  return (
    <div className="flex justify-center p-3">
      <Button busy={sales.isFetchingNextPage} onClick={() => void sales.fetchNextPage()}>
        {t('statistics.more')}
      </Button>
    </div>
  )
}

/** Sales with the rule that credited each (screens S3). Those of others come on demand, to be disputed. */
export function SalesCard({ filter, hasOthers, onOthers }: SalesCardProps) {
  const { t } = useTranslation('analytics')
  const { sales, rows } = useOwnSales(filter, hasOthers)
  const { columns, nameOf, disputed, endDispute } = useSaleColumns(rows, filter, hasOthers)
  const fileOff = useExportOff()
  const status = useQueryStatus(sales)
  const hidden = useHiddenColumns('own-sales')
  const others = (
    <Checkbox checked={hasOthers} onChange={onOthers}>
      {t('statistics.others')}
    </Checkbox>
  )
  if (sales.data === undefined && status.kind !== 'loading')
    return (
      <Card title={t('statistics.sales_list')} actions={others}>
        <ContentState status={status} />
      </Card>
    )
  return (
    <>
      <DataTable
        title={t('statistics.sales_list')}
        name={t('statistics.sales_list')}
        columns={columns}
        rows={rows}
        rowKey={(sale) => sale.saleId}
        rowName={(sale) => nameOf(sale.fanId)}
        defaultSort={{ column: 'at', direction: 'descending' }}
        searchLabel={t('statistics.find_sale')}
        isLoading={status.kind === 'loading'}
        actions={others}
        fileName="my-sales"
        fileOff={fileOff}
        {...hidden}
        empty={<p className="p-4 text-text-quiet">{t('statistics.sales_empty')}</p>}
        foot={<More sales={sales} />}
      />
      {disputed && (
        <DisputeDialog key={disputed.saleId} sale={disputed} nameOf={nameOf} onClose={endDispute} />
      )}
    </>
  )
}
