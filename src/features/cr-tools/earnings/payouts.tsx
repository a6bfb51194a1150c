import type { TFunction } from 'i18next'
import { Landmark } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listPayouts } from '@/api/calls/creator/earnings'
import { pagesOf } from '@/api/query'
import { NEWEST_PAYOUTS, type Payout, PAYOUT_SORTS } from '@/domain/money/earnings'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useUrlSort } from '@/features/figures/url/use-url-sort'
import { formatDate, formatDateRange } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { countColumn, moneyColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { PayoutStateBadge } from './payout-state'

const PAGE_SIZE = 12

interface PayoutColumnContext {
  t: TFunction<'analytics'>
  timezone: string
  currency: string
  /** Of all payouts, not only the loaded ones. */
  sums: { amount: number; count: number } | undefined
}

const methodColumn = (t: PayoutColumnContext['t']): Column<Payout> => {
  const methodWord = ({ method }: Payout) => t(`earnings.method_${method}`)
  return {
    id: 'method',
    header: t('earnings.column_method'),
    exportValue: (row) => `${methodWord(row)} ${row.masked}`.trim(),
    // On a tablet the digits have to do: all columns fit then.
    cell: (row) => (
      <>
        <span className={cx(row.masked !== '' && 'sm:max-lg:sr-only')}>{methodWord(row)}</span>{' '}
        <bdi dir="ltr">{row.masked}</bdi>
      </>
    ),
  }
}

function payoutColumns({ t, timezone, currency, sums }: PayoutColumnContext): Column<Payout>[] {
  const days = ({ from, to }: Payout, options: Intl.DateTimeFormatOptions) =>
    formatDateRange(from, to - 1, { ...options, timeZone: timezone })
  return [
    timeColumn(
      {
        id: 'at',
        header: t('earnings.column_payout_at'),
        align: 'start',
        sortsFrom: 'descending',
        total: t('earnings.all_payouts'),
      },
      ({ at }) => at,
      timezone,
    ),
    moneyColumn(
      {
        id: 'amount',
        header: t('earnings.column_amount'),
        info: t('earnings.column_amount_info'),
        sum: sums?.amount,
      },
      ({ amount }) => amount,
      currency,
    ),
    {
      id: 'state',
      header: t('column.status'),
      exportValue: ({ state }) => t(`earnings.payout_${state}`),
      cell: ({ state }) => <PayoutStateBadge state={state} />,
    },
    methodColumn(t),
    {
      id: 'period',
      header: t('earnings.column_period'),
      exportValue: (row) => days(row, { dateStyle: 'medium' }),
      // The date of the payout has the year.
      cell: (row) => days(row, { month: 'short', day: 'numeric' }),
    },
    countColumn(
      {
        id: 'count',
        header: t('earnings.column_count'),
        info: t('earnings.column_count_info'),
        sum: sums?.count,
      },
      ({ count }) => count,
    ),
  ]
}

interface PayoutsProps {
  creatorId: string
  timezone: string
  onOpen: (payoutId: string) => void
}

/** Table of transfers to the creator, upcoming ones first; a row opens its lines. */
export function Payouts({ creatorId, timezone, onOpen }: PayoutsProps) {
  const { t } = useTranslation('analytics')
  const sorting = useUrlSort(PAYOUT_SORTS, NEWEST_PAYOUTS, 'payouts_')
  const { table } = useServerTable({
    pagesOf: (limit) => pagesOf(listPayouts, { sort: sorting.order, limit }, creatorId),
    pageSize: PAGE_SIZE,
    file: { name: 'payouts' },
    sorting,
    sumsOf: ([page]) => page,
    columnsOf: (_, page) => payoutColumns({ t, timezone, currency: page?.currency ?? '', sums: page?.sums }),
  })
  return (
    <ServerTable
      {...table}
      id="earnings-payouts"
      title={t('earnings.payouts')}
      hasTotals
      rowKey={(row) => row.payoutId}
      rowName={(row) => formatDate(row.at, { dateStyle: 'medium', timeZone: timezone })}
      onOpen={(row) => onOpen(row.payoutId)}
      empty={
        <EmptyState icon={Landmark} title={t('earnings.payouts_none_title')}>
          {t('earnings.payouts_none_text')}
        </EmptyState>
      }
    />
  )
}
