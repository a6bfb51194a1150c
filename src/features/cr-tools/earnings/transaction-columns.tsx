import type { TFunction } from 'i18next'
import { ListFilter } from 'lucide'
import { Link } from 'react-router'

import { chatAddress } from '@/domain/chat/chat-address'
import type { EarningState, Transaction, TransactionSums } from '@/domain/money/earnings'
import { formatDate, formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Badge, type Tone } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { linkClasses } from '@/ui/text/link'
import { Amount, NoData } from '@/ui/text/figure'
import { moneyColumn, timeColumn, wordColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { UserName } from '@/ui/text/user-name'

interface TransactionColumnContext {
  t: TFunction<'analytics'>
  timezone: string
  creatorId: string
  currency: string
  /** Sums of all matching rows, not only the loaded ones. */
  sums: TransactionSums | undefined
  nameOf: (id: string) => string
  seesSpend: boolean
  seesStaff: boolean
  hasPayouts: boolean
  canOpenChats: boolean
  onFan: (fanId: string) => void
  onPayout: (payoutId: string) => void
}

const TRANSACTION_STATE_TONES: Partial<Record<EarningState, Tone>> = {
  refunded: 'neutral',
  disputed: 'warning',
}

function PayerCell({ row, context }: { row: Transaction; context: TransactionColumnContext }) {
  const { t, nameOf, creatorId, canOpenChats, onFan } = context
  if (row.fanId === null) return <NoData />
  const name = nameOf(row.fanId)
  return (
    <span className="inline-flex max-w-60 items-center gap-1">
      {row.channelId !== null && canOpenChats ? (
        <Link
          to={chatAddress({ channelId: row.channelId, creatorId })}
          className={linkClasses('min-w-0')}
          aria-label={t('earnings.open_chat', { name: isolate(name) })}
        >
          <UserName name={name} className="text-14 font-medium" />
        </Link>
      ) : (
        <UserName name={name} className="text-14 font-medium" />
      )}
      <IconButton
        icon={ListFilter}
        size="small"
        name={t('earnings.only_fan', { name: isolate(name) })}
        onClick={() => row.fanId !== null && onFan(row.fanId)}
      />
    </span>
  )
}

function paymentColumns(context: TransactionColumnContext): Column<Transaction>[] {
  const { t, timezone, nameOf, seesSpend } = context
  const fan: Column<Transaction> = {
    id: 'fan',
    header: t('column.fan'),
    exportValue: ({ fanId }) => (fanId === null ? null : nameOf(fanId)),
    cell: (row) => <PayerCell row={row} context={context} />,
  }
  return [
    timeColumn(
      {
        id: 'at',
        header: t('earnings.column_at'),
        align: 'start',
        info: t('earnings.column_at_info', { zone: timezone }),
        total: t('earnings.all_transactions'),
      },
      ({ at }) => at,
      timezone,
      formatDateTime,
    ),
    ...(seesSpend ? [fan] : []),
    wordColumn({ id: 'kind', header: t('earnings.column_kind') }, ({ kind }) => t(`overview.kind_${kind}`)),
    {
      id: 'item',
      header: t('earnings.column_item'),
      exportValue: ({ item }) => item,
      cell: ({ item }) =>
        item === null ? <NoData /> : <bdi className="cut block w-36 min-w-full text-text-quiet">{item}</bdi>,
    },
  ]
}

function transactionMoneyColumn(
  { t, currency, sums }: TransactionColumnContext,
  id: 'gross' | 'fee' | 'net',
): Column<Transaction> {
  return {
    ...moneyColumn(
      {
        id,
        header: id === 'fee' ? t('earnings.fee') : t(`metric.${id}`),
        info: t(`earnings.column_${id}_info`),
        total: sums && <Amount of={{ amount: sums[id], currency }} />,
      },
      (row: Transaction) => row[id],
      currency,
    ),
    cell: (row) => (
      <span className={cx(row.state === 'refunded' && 'text-text-quiet line-through')}>
        <Amount of={{ amount: row[id], currency }} />
      </span>
    ),
  }
}

function transactionStateColumns({
  t,
  nameOf,
  timezone,
  seesStaff,
  hasPayouts,
  onPayout,
}: TransactionColumnContext) {
  const sentBy: Column<Transaction> = {
    id: 'sentBy',
    header: t('earnings.column_sent_by'),
    info: t('earnings.column_sent_by_info'),
    exportValue: (row) => (row.sentBy === null ? null : nameOf(row.sentBy)),
    cell: (row) => (row.sentBy === null ? <NoData /> : <UserName name={nameOf(row.sentBy)} />),
  }
  const state: Column<Transaction> = {
    id: 'state',
    header: t('column.status'),
    info: t('earnings.column_state_info'),
    exportValue: (row) => t(`earnings.state_${row.state}`),
    cell: (row) => {
      const tone = TRANSACTION_STATE_TONES[row.state]
      const word = t(`earnings.state_${row.state}`)
      return tone ? <Badge tone={tone}>{word}</Badge> : <span className="text-text-quiet">{word}</span>
    },
  }
  const payout: Column<Transaction> = {
    ...timeColumn(
      { id: 'payoutAt', header: t('earnings.column_payout'), info: t('earnings.column_payout_info') },
      (row: Transaction) => row.payoutAt,
      timezone,
    ),
    cell: ({ payoutId, payoutAt }) =>
      payoutId === null || payoutAt === null ? (
        <NoData />
      ) : (
        <button type="button" className={linkClasses()} onClick={() => onPayout(payoutId)}>
          {formatDate(payoutAt, { dateStyle: 'medium', timeZone: timezone })}
        </button>
      ),
  }
  return [...(seesStaff ? [sentBy] : []), state, ...(hasPayouts ? [payout] : [])]
}

/** Columns of the transactions table: payer, type, split, state. */
export const transactionColumns = (context: TransactionColumnContext): Column<Transaction>[] => [
  ...paymentColumns(context),
  ...(['gross', 'fee', 'net'] as const).map((id) => transactionMoneyColumn(context, id)),
  ...transactionStateColumns(context),
]
