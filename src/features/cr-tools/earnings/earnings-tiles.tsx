import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { managesAgency } from '@/domain/account/role'
import { relativeChange } from '@/domain/figures/metrics'
import type { EarningsSummary } from '@/domain/money/earnings'
import { previousRange } from '@/domain/time/period'
import { useRoles } from '@/features/auth'
import { formatChange } from '@/features/figures/chart/figure-change'
import { sparklinePoints } from '@/features/figures/chart/sparkline-points'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { type Fault, FaultInRoom } from '@/features/figures/widget-fault'
import { formatDate, formatMoney } from '@/i18n/format'
import { Amount } from '@/ui/text/figure'
import { linkClasses } from '@/ui/text/link'
import { Skeleton } from '@/ui/skeleton'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'

import type { EarningsView } from './earnings-view'

interface EarningsTilesProps {
  summary: EarningsSummary | undefined
  fault: Fault | undefined
  view: EarningsView
  onPayout: (payoutId: string) => void
}

const TILES = ['gross', 'fee', 'net', 'refunds'] as const
/** Only managers see the split, and with it what is paid out. */
const MANAGER_TILES = [...TILES, 'agencyShare', 'creatorShare', 'pending', 'payout'] as const

function TilesSkeleton() {
  const { t } = useTranslation('analytics')
  const { roles } = useRoles()
  return (
    <TileGroup name={t('earnings.tiles')}>
      {(managesAgency(roles) ? MANAGER_TILES : TILES).map((tile) => (
        <TileSkeleton key={tile} />
      ))}
    </TileGroup>
  )
}

type EarningsFigure = 'gross' | 'fee' | 'net' | 'agencyShare' | 'creatorShare' | 'refunds'

/** Figures for which an increase is bad. */
const COST_FIGURES: readonly EarningsFigure[] = ['fee', 'refunds']

function useTile({ summary, view }: { summary: EarningsSummary; view: EarningsView }) {
  const { t } = useTranslation('analytics')
  const { totals, previous, series, currency } = summary
  const versus = t('overview.versus_dates', { dates: formatPeriodRange(previousRange(view.range)) })
  return (figure: EarningsFigure, label: string, period: ReactNode = versus) => {
    const amount = totals[figure]
    if (amount === null) return null
    const hasSparkline = figure === 'gross' || figure === 'net'
    return (
      <Tile
        key={figure}
        label={label}
        info={t(`earnings.info_${figure}`, { zone: view.timezone })}
        value={<Amount of={{ amount, currency }} />}
        change={formatChange(relativeChange(amount, previous[figure]), COST_FIGURES.includes(figure))}
        period={period}
        {...(hasSparkline && { points: sparklinePoints(series.map((point) => point[figure])) })}
      />
    )
  }
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

function PayoutTile({
  summary,
  view,
  onPayout,
}: Omit<EarningsTilesProps, 'fault'> & { summary: EarningsSummary }) {
  const { t } = useTranslation('analytics')
  const { nextPayout, currency } = summary
  const date = nextPayout && formatDate(nextPayout.at, { dateStyle: 'medium', timeZone: view.timezone })
  return (
    <Tile
      label={t('earnings.next_payout')}
      info={t('earnings.info_next_payout')}
      value={date}
      period={
        nextPayout ? (
          <button type="button" className={linkClasses()} onClick={() => onPayout(nextPayout.payoutId)}>
            {t('earnings.payout_of', { amount: formatMoney({ amount: nextPayout.amount, currency }) })}
          </button>
        ) : (
          t('earnings.no_payout')
        )
      }
    />
  )
}

/** The period's figures and the next payout; without the split for users who may not see it. */
export function EarningsTiles({ summary, fault, view, onPayout }: EarningsTilesProps) {
  const { t } = useTranslation('analytics')
  if (fault) return <FaultInRoom name={t('earnings.tiles')} fault={fault} isSpoken room={<TilesSkeleton />} />
  if (!summary)
    return (
      <Skeleton>
        <TilesSkeleton />
      </Skeleton>
    )
  return <EarningsTileList summary={summary} view={view} onPayout={onPayout} />
}

function EarningsTileList(props: Omit<EarningsTilesProps, 'fault'> & { summary: EarningsSummary }) {
  const { summary } = props
  const { t } = useTranslation('analytics')
  const tile = useTile(props)
  return (
    <TileGroup name={t('earnings.tiles')}>
      {tile('gross', t('metric.gross'))}
      {tile('fee', t('earnings.fee'))}
      {tile('net', t('metric.net'))}
      {tile('agencyShare', t('metric.agencyShare'))}
      {tile('creatorShare', t('earnings.creator_share'))}
      {tile('refunds', t('earnings.refunds'), <RefundText summary={summary} />)}
      {summary.pending !== null && (
        <Tile
          label={t('earnings.pending')}
          info={t('earnings.info_pending')}
          value={<Amount of={{ amount: summary.pending, currency: summary.currency }} />}
          period={t('earnings.as_of_now')}
        />
      )}
      {summary.pending !== null && <PayoutTile {...props} />}
    </TileGroup>
  )
}
