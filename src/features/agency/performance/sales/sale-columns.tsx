import type { TFunction } from 'i18next'
import { UserPen } from 'lucide'

import type { Sale, SaleSums } from '@/domain/money/sale'
import { formatDateTime, formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'
import { amountColumn, timeColumn, wordColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Badge } from '@/ui/text/badge'
import { Amount } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'

import { saleNameColumn } from '../../sales/sale-column'
import { SaleNote } from '../../sales/sale-summary'
import type { SaleTableView } from './sales-request'

interface SaleColumnContext {
  timezone: string
  nameOf: (id: string) => string
  /** Of all matching sales, not only the loaded rows. */
  sums: SaleSums | undefined
  view: SaleTableView
  onReassign: (sales: readonly Sale[]) => void
}

type ColumnFactory = (t: TFunction<'analytics'>, context: SaleColumnContext) => Column<Sale>[]

/** The amount paid, or refunded if only refunds show. */
const saleTotal = ({ currency, paid, refunded }: SaleSums, view: SaleTableView) => ({
  amount: view === 'refunded' ? refunded : paid,
  currency,
})

const whatColumns: ColumnFactory = (t, { timezone, nameOf, sums, view }) => [
  {
    ...saleNameColumn('fan', t('column.fan'), (sale) => nameOf(sale.fanId)),
    total: t('performance.all_sales'),
    cell: (sale) => <UserName name={nameOf(sale.fanId)} className="text-14 font-medium" />,
  },
  timeColumn(
    { id: 'at', header: t('performance.sold_at'), info: t('performance.sold_at_info'), align: 'start' },
    (sale: Sale) => sale.at,
    timezone,
    formatDateTime,
  ),
  saleNameColumn('creator', t('column.creator'), (sale) => nameOf(sale.creatorId)),
  wordColumn({ id: 'kind', header: t('performance.kind') }, ({ kind }) => t(`performance.kind_${kind}`)),
  amountColumn(
    {
      id: 'amount',
      header: t('performance.amount'),
      info: t(view === 'all' ? 'performance.amount_all_info' : 'performance.amount_info'),
      total: sums && <Amount of={saleTotal(sums, view)} />,
    },
    ({ amount }) => amount,
  ),
]

const stateColumn = (t: TFunction<'analytics'>): Column<Sale> => ({
  id: 'state',
  header: t('column.status'),
  exportValue: ({ state, disputeState }) =>
    formatList(
      [
        t(`performance.sale_${state}`),
        ...(disputeState === 'none' ? [] : [t(`performance.dispute_${disputeState}`)]),
      ],
      'unit',
    ),
  cell: (sale) => (
    <span className="inline-flex items-center gap-1">
      {sale.state === 'refunded' ? (
        <Badge>{t('performance.sale_refunded')}</Badge>
      ) : (
        <span className="text-text-quiet">{t('performance.sale_paid')}</span>
      )}
      {sale.disputeState !== 'none' && (
        <Badge tone={sale.disputeState === 'open' ? 'warning' : 'neutral'}>
          {t(`performance.dispute_${sale.disputeState}`)}
        </Badge>
      )}
    </span>
  ),
})

const whoColumns: ColumnFactory = (t, { nameOf, onReassign }) => [
  {
    id: 'credited',
    header: t('performance.credited'),
    exportValue: ({ userId }) => (userId === null ? t('performance.nobody') : nameOf(userId)),
    cell: (sale) =>
      sale.userId === null ? (
        <Badge tone="warning">{t('performance.unassigned')}</Badge>
      ) : (
        <UserName name={nameOf(sale.userId)} />
      ),
  },
  {
    id: 'rule',
    header: t('performance.rule'),
    info: t('performance.rule_info'),
    exportValue: (sale) => t(`performance.rule_${sale.rule ?? 'none'}`),
    cell: (sale) => (
      <span className="inline-flex items-center gap-1 text-text-quiet">
        {t(`performance.rule_${sale.rule ?? 'none'}`)}
        <SaleNote sale={sale} />
      </span>
    ),
  },
  stateColumn(t),
  {
    id: 'acts',
    header: t('performance.acts'),
    align: 'end',
    cell: (sale) => (
      <IconButton
        icon={UserPen}
        size="small"
        name={t('performance.reassign_sale', { fan: isolate(nameOf(sale.fanId)) })}
        disabledReason={sale.state === 'refunded' ? t('performance.reassign_refunded') : undefined}
        onClick={() => onReassign([sale])}
      />
    ),
  },
]

/** A sale: what was sold, to whom, and the credit with its rule. */
export const saleColumns: ColumnFactory = (t, context) => [
  ...whatColumns(t, context),
  ...whoColumns(t, context),
]
