import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getPayout } from '@/api/calls/creator/earnings'
import { isApiError } from '@/api/errors'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { PayoutDetail, PayoutLine } from '@/domain/money/earnings'
import { formatDate, formatDayRange } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Drawer } from '@/ui/overlay/dialog'
import { Amount, Numeral } from '@/ui/text/figure'
import { cardClasses } from '@/ui/card'
import { Table } from '@/ui/table/table'
import type { Column } from '@/ui/table/table-column'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import type { EarningsView } from './earnings-view'
import { PayoutStateBadge } from './payout-state'

interface PayoutDrawerProps {
  payoutId: string
  creatorId: string
  view: EarningsView
  onClose: () => void
}

function usePayoutLineColumns({ currency, lines }: PayoutDetail): Column<PayoutLine>[] {
  const { t } = useTranslation('analytics')
  const money = (id: 'gross' | 'fee' | 'agencyShare' | 'amount', header: string): Column<PayoutLine> => ({
    id,
    header,
    align: 'end',
    cell: (line) => <Amount of={{ amount: line[id], currency }} />,
    total: <Amount of={{ amount: lines.reduce((sum, line) => sum + line[id], 0), currency }} />,
  })
  return [
    {
      id: 'kind',
      header: t('earnings.column_kind'),
      total: t('earnings.split_total'),
      cell: ({ kind }) => t(`overview.kind_${kind}`),
    },
    {
      id: 'count',
      header: t('earnings.column_count'),
      align: 'end',
      total: <Numeral value={lines.reduce((sum, { count }) => sum + count, 0)} />,
      cell: ({ count }) => <Numeral value={count} />,
    },
    money('gross', t('metric.gross')),
    money('fee', t('earnings.fee')),
    money('agencyShare', t('metric.agencyShare')),
    money('amount', t('earnings.creator_share')),
  ]
}

/** Total of the lines, with deductions and additions before the transfer. */
function PayoutSums({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation('analytics')
  const { currency, lines, held, released, carried, amount } = payout
  const rows = [
    {
      id: 'share',
      label: t('earnings.creator_share'),
      value: lines.reduce((sum, line) => sum + line.amount, 0),
    },
    ...(held.count > 0
      ? [{ id: 'held', label: t('earnings.payout_held', { count: held.count }), value: held.amount }]
      : []),
    ...(released.count > 0
      ? [
          {
            id: 'released',
            label: t('earnings.payout_released', { count: released.count }),
            value: released.amount,
          },
        ]
      : []),
    ...(carried > 0 ? [{ id: 'carried', label: t('earnings.payout_carried'), value: carried }] : []),
  ]
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      {rows.map(({ id, label, value }) => (
        <div key={id} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-quiet">{label}</dt>
          <dd className="text-end">
            <Amount of={{ amount: value, currency }} />
          </dd>
        </div>
      ))}
      <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2 font-strong">
        <dt>{t('earnings.payout_total')}</dt>
        <dd className="text-end">
          <Amount of={{ amount, currency }} />
        </dd>
      </div>
    </dl>
  )
}

function PayoutContent({ payout, timezone }: { payout: PayoutDetail; timezone: string }) {
  const { t } = useTranslation('analytics')
  const columns = usePayoutLineColumns(payout)
  const { from, to, state, method, masked } = payout
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-quiet">
        <PayoutStateBadge state={state} />
        <span>{`${t(`earnings.method_${method}`)} ${masked}`.trim()}</span>
        <span>
          {t('earnings.payout_period', {
            dates: formatDayRange(from, to - 1, timezone),
          })}
        </span>
      </p>
      {state === 'failed' && (
        <div className="mb-4">
          <Banner tone="danger">{t('earnings.payout_failed_note')}</Banner>
        </div>
      )}
      {state === 'scheduled' && (
        <p className="mb-4 text-13 text-text-quiet">{t('earnings.payout_scheduled_note')}</p>
      )}
      <div className={cardClasses}>
        <Table
          name={t('earnings.payout_lines')}
          columns={columns}
          rows={payout.lines}
          rowKey={(line) => line.kind}
          rowName={(line) => t(`overview.kind_${line.kind}`)}
          hasTotals
        />
      </div>
      <PayoutSums payout={payout} />
    </>
  )
}

/** Drawer with a payout's lines, stored in the URL. */
export function PayoutDrawer({ payoutId, creatorId, view, onClose }: PayoutDrawerProps) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getPayout, { payoutId }, creatorId))
  const status = useQueryStatus(read)
  const { timezone } = view
  const payout = read.data
  const date = payout && formatDate(payout.at, { dateStyle: 'medium', timeZone: timezone })
  return (
    <Drawer
      isWide
      onClose={onClose}
      title={date ? t('earnings.payout_title', { date }) : t('earnings.payout')}
      trackedAs="payout"
      actions={
        payout && <Button onClick={() => view.showPayout(payoutId)}>{t('earnings.payout_show')}</Button>
      }
    >
      <ContentState
        status={isApiError(read.error, 404) ? { kind: 'empty' } : status}
        skeleton={<TableSkeleton rows={8} />}
        empty={
          <EmptyState icon={Landmark} title={t('earnings.payout_gone')}>
            {t('earnings.payout_gone_text')}
          </EmptyState>
        }
      >
        {payout && <PayoutContent payout={payout} timezone={timezone} />}
      </ContentState>
    </Drawer>
  )
}
