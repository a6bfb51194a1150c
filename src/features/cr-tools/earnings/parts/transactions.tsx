import { useQueryClient } from '@tanstack/react-query'
import { Receipt } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listTransactions } from '@/api/calls/creator/earnings'
import { pagesOf } from '@/api/query'
import { isToolSwitchedOff } from '@/domain/account/access'
import type { EarningsSummary, Transaction } from '@/domain/money/earnings'
import { firstDayOf } from '@/domain/time/period'
import { useCurrentUser } from '@/features/auth'
import { ServerTable } from '@/features/figures/table/server-table'
import { loadUserNames, useUserNames } from '@/features/figures/use-user-names'
import { formatDateTime, formatMoney } from '@/i18n/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { EarningsView } from '../earnings-view'
import { transactionsRequestOf, PER_FILE_PART, useTransactions } from '../use-earnings'
import { transactionColumns, type TransactionColumnContext } from './transaction-columns'
import { TransactionFilters } from './transaction-filters'

interface TransactionsProps {
  view: EarningsView
  creatorId: string
  summary: EarningsSummary | undefined
  onPayout: (payoutId: string) => void
}

const personIdsOf = (rows: readonly Transaction[]): string[] =>
  rows.flatMap(({ fanId, sentBy }) => [...(fanId ? [fanId] : []), ...(sentBy ? [sentBy] : [])])

function NoTransactions({ view }: { view: EarningsView }) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return (
      <EmptyState
        icon={Receipt}
        title={t('earnings.none_fit_title')}
        actions={<Button onClick={view.clear}>{t('earnings.clear_filters')}</Button>}
      >
        {t('earnings.none_fit_text')}
      </EmptyState>
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

function useColumnContext(
  { view, creatorId, onPayout }: TransactionsProps,
  read: ReturnType<typeof useTransactions>,
) {
  const { t } = useTranslation('analytics')
  const permissions = useCurrentUser().data?.chatterPermissions
  const { narrow, timezone, seesSpend, seesStaff } = view
  const last = read.data?.pages.at(-1)
  const rows = useMemo(() => read.data?.pages.flatMap(({ data }) => data) ?? [], [read.data])
  const nameOf = useUserNames(personIdsOf(rows))
  const hasPayouts = rows.some(({ payoutId }) => payoutId !== null)
  const opensChats = !isToolSwitchedOff('channel', permissions)
  const currency = last?.currency
  const sums = last?.sums
  return useMemo(
    (): TransactionColumnContext => ({
      t,
      timezone,
      creatorId,
      // Without rows no amount is shown.
      currency: currency ?? '',
      sums,
      nameOf,
      seesSpend,
      seesStaff,
      hasPayouts,
      canOpenChats: opensChats,
      onFan: (fanId) => narrow({ fanId }),
      onPayout,
    }),
    // eslint-disable-next-line react/exhaustive-deps -- `narrow` only writes the address
    [t, timezone, creatorId, currency, sums, nameOf, seesSpend, seesStaff, hasPayouts, opensChats, onPayout],
  )
}

/** Table of the period's matching transactions (screens S16). */
export function Transactions(props: TransactionsProps) {
  const { view, creatorId, summary } = props
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const read = useTransactions(view, creatorId)
  const look = useColumnContext(props, read)
  const columns = useMemo(() => transactionColumns(look), [look])
  const load = async () => {
    const request = { ...transactionsRequestOf(view), limit: PER_FILE_PART }
    const all = pagesOf(listTransactions, request, creatorId)
    const { pages } = await client.infiniteQuery({ ...all, pages: Infinity })
    const nameOf = await loadUserNames(client, personIdsOf(pages.flatMap(({ data }) => data)))
    return { pages, columns: transactionColumns({ ...look, nameOf }) }
  }
  const refunded = look.sums?.refunded ?? 0
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TransactionFilters
        view={view}
        currency={summary?.currency ?? look.currency}
        senderIds={summary?.senderIds ?? []}
      />
      <ServerTable
        id="earnings-transactions"
        title={t('earnings.transactions')}
        read={read}
        columns={columns}
        rowKey={(row) => row.transactionId}
        rowName={(row) => formatDateTime(row.at, view.timezone)}
        sort={view.sort}
        onSort={view.onSort}
        hasTotals
        detail={
          refunded > 0 &&
          t('earnings.plus_refunded', {
            amount: formatMoney({ amount: refunded, currency: look.currency }),
          })
        }
        file={{ name: `earnings-${firstDayOf(view.range)}`, load }}
        empty={<NoTransactions view={view} />}
      />
    </div>
  )
}
