import type { TFunction } from 'i18next'

import type { Sale, SaleSums } from '@/domain/money/sale'
import { formatDate } from '@/i18n/format'
import { momentCell, moneyCell } from '@/lib/export-cell'
import { Button } from '@/ui/button'
import { Money, NoData } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'
import { UserName } from '@/ui/text/user-name'

import { SaleNote } from '../../table/sale-note'
import { SaleState } from './sale-state'

export interface OwnSaleColumnContext {
  me: string | undefined
  /** Whether sales of others are listed. */
  hasOthers: boolean
  /** Whether the user may see staff names (screens S0). */
  seesStaff: boolean
  zone: string
  /** Of all matching sales, not only the loaded rows. */
  sums: SaleSums | undefined
  nameOf: (id: string) => string
  onDispute: (sale: Sale) => void
}

type AnalyticsTFunction = TFunction<'analytics'>

/** The server sorts the rows; this value only marks a column as sortable. */
const serverSorted = () => null

const timeOf = (at: number, timeZone: string) =>
  formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** Another chatter's paid sale without a dispute. */
const canDispute = (sale: Sale, me: string | undefined): boolean =>
  sale.userId !== me && sale.state === 'paid' && sale.disputeState === 'none'

const creditColumns = (
  t: AnalyticsTFunction,
  { me, nameOf, seesStaff }: OwnSaleColumnContext,
): Column<Sale>[] => {
  const creditOf = ({ userId }: Sale): string => {
    if (userId === null) return t('statistics.credit_nobody')
    if (userId === me) return t('statistics.credit_me')
    return seesStaff ? nameOf(userId) : t('statistics.credit_colleague')
  }
  return [
    {
      id: 'credited',
      header: t('statistics.column_credit'),
      cell: (sale) => <UserName name={creditOf(sale)} />,
      sortValue: serverSorted,
      exportValue: creditOf,
    },
  ]
}

const factColumns = (t: AnalyticsTFunction, { nameOf, zone, sums }: OwnSaleColumnContext): Column<Sale>[] => [
  {
    id: 'at',
    header: t('statistics.column_time'),
    info: t('statistics.column_time_info', { zone }),
    cell: (sale) => <bdi>{timeOf(sale.at, zone)}</bdi>,
    sortValue: serverSorted,
    total: t('performance.all_sales'),
    exportValue: (sale) => momentCell(sale.at, zone),
  },
  {
    id: 'creator',
    header: t('column.creator'),
    cell: (sale) => <UserName name={nameOf(sale.creatorId)} />,
    sortValue: serverSorted,
    exportValue: (sale) => nameOf(sale.creatorId),
  },
  {
    id: 'fan',
    header: t('statistics.column_fan'),
    cell: (sale) => <UserName name={nameOf(sale.fanId)} />,
    sortValue: serverSorted,
    exportValue: (sale) => nameOf(sale.fanId),
  },
  {
    id: 'kind',
    header: t('statistics.column_kind'),
    cell: (sale) => t(`overview.kind_${sale.kind}`),
    sortValue: serverSorted,
    exportValue: (sale) => t(`overview.kind_${sale.kind}`),
  },
  {
    id: 'amount',
    header: t('statistics.column_price'),
    align: 'end',
    info: t('statistics.column_price_info', { zone }),
    cell: (sale) => <Money of={sale.amount} />,
    sortValue: serverSorted,
    total: sums && <Money of={{ amount: sums.paid, currency: sums.currency }} />,
    exportValue: (sale) => moneyCell(sale.amount),
  },
]

const ruleColumns = (t: AnalyticsTFunction): Column<Sale>[] => [
  {
    id: 'rule',
    header: t('statistics.column_rule'),
    info: t('statistics.column_rule_info'),
    cell: (sale) => (
      <span className="inline-flex items-center gap-1">
        {sale.rule === null ? <NoData /> : t(`statistics.rule_${sale.rule}`)}
        <SaleNote sale={sale} />
      </span>
    ),
    sortValue: serverSorted,
    exportValue: (sale) => (sale.rule === null ? null : t(`statistics.rule_${sale.rule}`)),
  },
  {
    id: 'state',
    header: t('statistics.column_state'),
    cell: (sale) => <SaleState sale={sale} />,
    sortValue: serverSorted,
    exportValue: (sale) => t(`statistics.state_${sale.state}`),
  },
]

/** A sale with the rule that credited it, and a way to dispute it (screens S3). */
export const ownSaleColumns = (t: AnalyticsTFunction, facts: OwnSaleColumnContext): Column<Sale>[] => [
  ...factColumns(t, facts),
  ...(facts.hasOthers ? creditColumns(t, facts) : []),
  ...ruleColumns(t),
  ...(facts.hasOthers
    ? [
        {
          id: 'dispute',
          header: t('statistics.column_dispute'),
          align: 'end' as const,
          cell: (sale: Sale) =>
            canDispute(sale, facts.me) ? (
              <Button size="small" onClick={() => facts.onDispute(sale)}>
                {t('statistics.mine')}
              </Button>
            ) : null,
        },
      ]
    : []),
]
