import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { EarningsSummary } from '@/domain/earnings'
import { rangeBefore } from '@/domain/period'
import { changeOf, ratioOf } from '@/features/figures/change-of'
import { inPoints } from '@/features/figures/in-points'
import { rangeWords } from '@/features/figures/period-words'
import { type Fault, FaultInRoom } from '@/features/figures/widget-fault'
import { formatDate, formatMoney } from '@/i18n/format'
import { Money } from '@/ui/money'
import { linkLook } from '@/ui/link'
import { Skeleton } from '@/ui/skeleton'
import { Tile, TileGroup, TileSkeleton } from '@/ui/tile'

import type { EarningsView } from '../earnings-view'

interface EarningsTilesProps {
  summary: EarningsSummary | undefined
  fault: Fault | undefined
  view: EarningsView
  onPayout: (payoutId: string) => void
}

const ROOM = ['gross', 'fee', 'net', 'refunds'] as const

function TilesRoom() {
  const { t } = useTranslation('analytics')
  return (
    <TileGroup name={t('earnings.tiles')}>
      {ROOM.map((tile) => (
        <TileSkeleton key={tile} />
      ))}
    </TileGroup>
  )
}

type Figure = 'gross' | 'fee' | 'net' | 'agencyShare' | 'creatorShare' | 'refunds'

/** Figures for which an increase is bad. */
const COSTS: readonly Figure[] = ['fee', 'refunds']

function useTile({ summary, view }: { summary: EarningsSummary; view: EarningsView }) {
  const { t } = useTranslation('analytics')
  const { totals, previous, series, currency } = summary
  const versus = t('overview.versus_dates', { dates: rangeWords(rangeBefore(view.range)) })
  return (figure: Figure, label: string, period: ReactNode = versus) => {
    const amount = totals[figure]
    if (amount === null) return null
    const isDrawn = figure === 'gross' || figure === 'net'
    return (
      <Tile
        key={figure}
        label={label}
        info={t(`earnings.info_${figure}`, { zone: view.timezone })}
        value={<Money of={{ amount, currency }} />}
        change={changeOf(ratioOf(amount, previous[figure] ?? undefined), COSTS.includes(figure))}
        period={period}
        {...(isDrawn && { points: inPoints(series.map((point) => point[figure])) })}
      />
    )
  }
}

/** Number of refunds and disputes. */
function RefundWords({ summary: { refunded, disputed, currency } }: { summary: EarningsSummary }) {
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
          <button type="button" className={linkLook()} onClick={() => onPayout(nextPayout.payoutId)}>
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
  if (fault) return <FaultInRoom name={t('earnings.tiles')} fault={fault} isSpoken room={<TilesRoom />} />
  if (!summary)
    return (
      <Skeleton>
        <TilesRoom />
      </Skeleton>
    )
  return <Tiles summary={summary} view={view} onPayout={onPayout} />
}

function Tiles(props: Omit<EarningsTilesProps, 'fault'> & { summary: EarningsSummary }) {
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
      {tile('refunds', t('earnings.refunds'), <RefundWords summary={summary} />)}
      {summary.pending !== null && (
        <Tile
          label={t('earnings.pending')}
          info={t('earnings.info_pending')}
          value={<Money of={{ amount: summary.pending, currency: summary.currency }} />}
          period={t('earnings.as_of_now')}
        />
      )}
      {summary.pending !== null && <PayoutTile {...props} />}
    </TileGroup>
  )
}
