import { useTranslation } from '@/i18n/use-translation'

import type { Overview, OverviewTotals } from '@/domain/figures/overview'
import { sparklinePoints } from '@/features/figures/chart/sparkline-points'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { type Fault, FaultInRoom } from '@/features/figures/widget-fault'
import { Money, Numeral } from '@/ui/text/figure'
import { Skeleton } from '@/ui/skeleton'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'

import { formatChange, changeRatio } from '@/features/figures/chart/format-change'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

const TILE_FIGURES = [
  'gross',
  'net',
  'agencyShare',
  'chatterCost',
  'margin',
  'payingFans',
] as const satisfies readonly (keyof OverviewTotals)[]

interface MoneyTilesProps {
  overview: Overview | undefined
  fault: Fault | undefined
  filter: Pick<FigureFilter, 'comparedRange' | 'days' | 'timezone'>
}

function TilesSkeleton() {
  const { t } = useTranslation('analytics')
  return (
    <TileGroup name={t('overview.tiles')}>
      {TILE_FIGURES.map((figure) => (
        <TileSkeleton key={figure} />
      ))}
    </TileGroup>
  )
}

/** The agency's six figures; a rising cost is worse. */
export function MoneyTiles({ overview, fault, filter }: MoneyTilesProps) {
  const { t } = useTranslation('analytics')
  if (fault) return <FaultInRoom name={t('overview.tiles')} fault={fault} isSpoken room={<TilesSkeleton />} />
  if (!overview)
    return (
      <Skeleton>
        <TilesSkeleton />
      </Skeleton>
    )
  const { totals, previous, series, currency } = overview
  const { comparedRange, days, timezone: zone } = filter
  const period =
    previous && comparedRange
      ? t('overview.versus_dates', { dates: formatPeriodRange(comparedRange) })
      : t('overview.in_days', { count: days })
  return (
    <TileGroup name={t('overview.tiles')}>
      {TILE_FIGURES.map((figure) => (
        <Tile
          key={figure}
          label={t(`metric.${figure}`)}
          info={t(`metric.${figure}_info`, { zone })}
          value={
            figure === 'payingFans' ? (
              <Numeral value={totals[figure]} />
            ) : (
              <Money of={{ amount: totals[figure], currency }} isWhole />
            )
          }
          change={formatChange(changeRatio(totals[figure], previous?.[figure]), figure === 'chatterCost')}
          period={period}
          points={sparklinePoints(series.map((point) => point[figure]))}
        />
      ))}
    </TileGroup>
  )
}
