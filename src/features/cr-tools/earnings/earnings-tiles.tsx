import type { TFunction } from 'i18next'

import { managesAgency } from '@/domain/account/role'
import type { EarningsSummary } from '@/domain/money/earnings'
import { previousRange } from '@/domain/time/period'
import { useRoles } from '@/features/auth'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import type { Fault } from '@/features/figures/widget-fault'
import { formatDate, formatMoney } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { linkClasses } from '@/ui/text/link'

import type { EarningsView } from './earnings-view'

interface LoadedProps {
  summary: EarningsSummary
  view: EarningsView
  onPayout: (payoutId: string) => void
}

/** Number of refunds and disputes. */
function RefundText({ summary: { refunded, disputed, currency } }: { summary: EarningsSummary }) {
  const { t } = useTranslation('analytics')
  return (
    <>
      {t('earnings.refund_count', { count: refunded.count })}
      {disputed.count > 0 && (
        <>
          <br />
          {t('earnings.disputed_count', {
            count: disputed.count,
            amount: formatMoney({ amount: disputed.amount, currency }),
          })}
        </>
      )}
    </>
  )
}

/** The amounts of the period; those that the user may not see are null. */
function amountsOf(t: TFunction<'analytics'>, { summary, view }: LoadedProps): TileFigure[] {
  const { totals, previous, series } = summary
  const amount = (id: keyof typeof previous, label: string, more?: Partial<TileFigure>): TileFigure => ({
    id,
    label,
    info: t(`earnings.info_${id}`, { zone: view.timezone }),
    unit: 'money',
    isExact: true,
    value: totals[id],
    previous: previous[id],
    ...more,
  })
  const trend = (id: 'gross' | 'net') => ({ points: series.map((point) => point[id]) })
  return [
    amount('gross', t('metric.gross'), trend('gross')),
    amount('fee', t('earnings.fee'), { isCost: true }),
    amount('net', t('metric.net'), trend('net')),
    amount('agencyShare', t('metric.agencyShare')),
    amount('creatorShare', t('earnings.creator_share')),
    amount('refunds', t('earnings.refunds'), { isCost: true, period: <RefundText summary={summary} /> }),
  ].filter(({ value }) => value !== null)
}

/** What is not paid out yet, and the next payout. */
function payoutsOf(t: TFunction<'analytics'>, { summary, view, onPayout }: LoadedProps): TileFigure[] {
  const { pending, nextPayout, currency } = summary
  if (pending === null) return []
  return [
    {
      id: 'pending',
      label: t('earnings.pending'),
      info: t('earnings.info_pending'),
      unit: 'money',
      isExact: true,
      value: pending,
      period: t('earnings.as_of_now'),
    },
    {
      id: 'payout',
      label: t('earnings.next_payout'),
      info: t('earnings.info_next_payout'),
      unit: 'money',
      value: nextPayout?.amount ?? null,
      shown: nextPayout && formatDate(nextPayout.at, { dateStyle: 'medium', timeZone: view.timezone }),
      period: nextPayout ? (
        <button type="button" className={linkClasses()} onClick={() => onPayout(nextPayout.payoutId)}>
          {t('earnings.payout_of', { amount: formatMoney({ amount: nextPayout.amount, currency }) })}
        </button>
      ) : (
        t('earnings.no_payout')
      ),
    },
  ]
}

interface EarningsTilesProps extends Omit<LoadedProps, 'summary'> {
  summary: EarningsSummary | undefined
  fault: Fault | undefined
}

/** The period's figures and the next payout; without the split for users who may not see it. */
export function EarningsTiles({ summary, fault, ...props }: EarningsTilesProps) {
  const { t } = useTranslation('analytics')
  const { range, days } = props.view
  const loaded = summary && { summary, ...props }
  return (
    <FigureTiles
      name={t('earnings.tiles')}
      figures={loaded && [...amountsOf(t, loaded), ...payoutsOf(t, loaded)]}
      // Only managers see the split, and with it what is paid out.
      count={managesAgency(useRoles().roles) ? 8 : 4}
      currency={summary?.currency ?? ''}
      fault={fault}
      filter={{ comparedRange: previousRange(range), days }}
    />
  )
}
