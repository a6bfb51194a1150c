import type { TFunction } from 'i18next'

import type { Sale, SaleSums } from '@/domain/money/sale'
import { formatDateTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { amountColumn, timeColumn, wordColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Badge, type Tone } from '@/ui/text/badge'
import { Amount, NoData } from '@/ui/text/figure'

import { saleNameColumn } from '../sales/sale-column'
import { SaleNote } from '../sales/sale-summary'

const DISPUTE_TONE = { open: 'info', accepted: 'success', rejected: 'neutral' } as const satisfies Record<
  Exclude<Sale['disputeState'], 'none'>,
  Tone
>

/** Paid or refunded, and the state of its dispute. */
function SaleState({ sale: { state, disputeState } }: { sale: Sale }) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {state === 'paid' ? (
        <span>{t('statistics.state_paid')}</span>
      ) : (
        <Badge tone="danger">{t('statistics.state_refunded')}</Badge>
      )}
      {disputeState !== 'none' && (
        <Badge tone={DISPUTE_TONE[disputeState]}>{t(`statistics.dispute_${disputeState}`)}</Badge>
      )}
    </span>
  )
}

interface OwnSaleColumnContext {
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

/** Another chatter's paid sale without a dispute. */
const canDispute = (sale: Sale, me: string | undefined): boolean =>
  sale.userId !== me && sale.state === 'paid' && sale.disputeState === 'none'

const creditColumn = (
  t: TFunction<'analytics'>,
  { me, nameOf, seesStaff }: OwnSaleColumnContext,
): Column<Sale> => {
  const creditOf = ({ userId }: Sale): string => {
    if (userId === null) return t('statistics.credit_nobody')
    if (userId === me) return t('statistics.credit_me')
    return seesStaff ? nameOf(userId) : t('statistics.credit_colleague')
  }
  return saleNameColumn('credited', t('statistics.column_credit'), creditOf)
}

const factColumns = (
  t: TFunction<'analytics'>,
  { nameOf, zone, sums }: OwnSaleColumnContext,
): Column<Sale>[] => [
  timeColumn(
    {
      id: 'at',
      header: t('statistics.column_time'),
      align: 'start',
      info: t('statistics.column_time_info', { zone }),
      total: t('performance.all_sales'),
    },
    (sale: Sale) => sale.at,
    zone,
    formatDateTime,
  ),
  saleNameColumn('creator', t('column.creator'), (sale) => nameOf(sale.creatorId)),
  saleNameColumn('fan', t('column.fan'), (sale) => nameOf(sale.fanId)),
  wordColumn({ id: 'kind', header: t('statistics.column_kind') }, ({ kind }) => t(`overview.kind_${kind}`)),
  amountColumn(
    {
      id: 'amount',
      header: t('statistics.column_price'),
      info: t('statistics.column_price_info', { zone }),
      total: sums && <Amount of={{ amount: sums.paid, currency: sums.currency }} />,
    },
    ({ amount }) => amount,
  ),
]

const ruleColumns = (t: TFunction<'analytics'>): Column<Sale>[] => [
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
    exportValue: (sale) => (sale.rule === null ? null : t(`statistics.rule_${sale.rule}`)),
  },
  {
    id: 'state',
    header: t('column.status'),
    cell: (sale) => <SaleState sale={sale} />,
    exportValue: (sale) => t(`statistics.state_${sale.state}`),
  },
]

/** A sale with the rule that credited it, and a way to dispute it (screens S3). */
export const ownSaleColumns = (t: TFunction<'analytics'>, context: OwnSaleColumnContext): Column<Sale>[] => [
  ...factColumns(t, context),
  ...(context.hasOthers ? [creditColumn(t, context)] : []),
  ...ruleColumns(t),
  ...(context.hasOthers
    ? [
        {
          id: 'dispute',
          header: t('statistics.column_dispute'),
          align: 'end' as const,
          cell: (sale: Sale) =>
            canDispute(sale, context.me) ? (
              <Button size="small" onClick={() => context.onDispute(sale)}>
                {t('statistics.mine')}
              </Button>
            ) : null,
        },
      ]
    : []),
]
