import { Lock, Receipt } from 'lucide'
import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listTransactions } from '@/api/calls/creator/earnings'
import type { ResponseOf } from '@/api/call'
import { pagesOf } from '@/api/query'
import type { EarningsSummary, Transaction } from '@/domain/money/earnings'
import { firstDayOf } from '@/domain/time/period'
import { usePermission } from '@/features/auth'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { ServerTable } from '@/features/figures/table/server-table'
import { formatDateTime, formatMoney } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import type { EarningsView } from './earnings-view'
import { transactionsRequestOf, FILE_PAGE_SIZE, PAGE_SIZE } from './use-earnings'
import { transactionColumns } from './transaction-columns'
import { TransactionFilters } from './transaction-filters'

interface TransactionsProps {
  view: EarningsView
  creatorId: string
  summary: EarningsSummary | undefined
  onPayout: (payoutId: string) => void
}

const personIdsOf = ({ fanId, sentBy }: Transaction): string[] => [
  ...(fanId ? [fanId] : []),
  ...(sentBy ? [sentBy] : []),
]

function NoTransactions({ view }: { view: EarningsView }) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return (
      <NoMatches
        title={t('earnings.none_fit_title')}
        text={t('earnings.none_fit_text')}
        onClear={view.clear}
      />
    )
  return (
    <EmptyState
      icon={Receipt}
      title={t('earnings.none_title')}
      actions={
        view.period !== 'last_90' && (
          <Button onClick={() => view.change({ period: 'last_90' })}>{t('earnings.none_longer')}</Button>
        )
      }
    >
      {t('earnings.none_text')}
    </EmptyState>
  )
}

type TransactionPage = ResponseOf<typeof listTransactions>

function useTransactionTable({ view, creatorId, onPayout }: TransactionsProps) {
  const { t } = useTranslation('analytics')
  const canOpenChats = usePermission('messages') !== 'off'
  const { narrow, timezone, seesSpend, seesStaff } = view
  const columnsOf = useCallback(
    (nameOf: (id: string) => string, pages: readonly TransactionPage[] = []) =>
      transactionColumns({
        t,
        timezone,
        creatorId,
        // Without rows no amount is shown.
        currency: pages.at(-1)?.currency ?? '',
        sums: pages.at(-1)?.sums,
        nameOf,
        seesSpend,
        seesStaff,
        hasPayouts: pages.some(({ data }) => data.some(({ payoutId }) => payoutId !== null)),
        canOpenChats,
        onFan: (fanId) => narrow({ fanId }),
        onPayout,
      }),
    // eslint-disable-next-line react/exhaustive-deps -- `narrow` only writes the address
    [t, timezone, creatorId, seesSpend, seesStaff, canOpenChats, onPayout],
  )
  return useServerTable({
    pagesOf: (limit) => pagesOf(listTransactions, { ...transactionsRequestOf(view), limit }, creatorId),
    pageSize: PAGE_SIZE,
    file: { name: `earnings-${firstDayOf(view.range)}`, pageSize: FILE_PAGE_SIZE },
    sorting: view,
    userIdsOf: personIdsOf,
    sumsOf: (pages) => pages,
    columnsOf,
  })
}

/** Table of the period's matching transactions (screens S16). */
export function Transactions(props: TransactionsProps) {
  const { view, summary } = props
  const { t } = useTranslation('analytics')
  const { pages, table } = useTransactionTable(props)
  const { currency = summary?.currency ?? '', sums } = pages.at(-1) ?? {}
  const refunded = sums?.refunded ?? 0
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {view.hasHiddenPayout && <Banner icon={Lock}>{t('earnings.payout_locked')}</Banner>}
      <TransactionFilters
        view={view}
        creatorId={props.creatorId}
        currency={summary?.currency ?? currency}
        senderIds={summary?.senderIds ?? []}
      />
      <ServerTable
        {...table}
        id="earnings-transactions"
        title={t('earnings.transactions')}
        rowKey={(row) => row.transactionId}
        rowName={(row) => formatDateTime(row.at, view.timezone)}
        hasTotals
        detail={
          refunded > 0 && t('earnings.plus_refunded', { amount: formatMoney({ amount: refunded, currency }) })
        }
        empty={<NoTransactions view={view} />}
      />
    </div>
  )
}
