import { useTranslation } from '@/i18n/use-translation'

import type { Overview, OverviewTotals } from '@/domain/overview'
import { inPoints } from '@/features/figures/in-points'
import { rangeWords } from '@/features/figures/period-words'
import { type Fault, FaultInRoom } from '@/features/figures/widget-fault'
import { Money } from '@/ui/money'
import { Numeral } from '@/ui/numeral'
import { Skeleton } from '@/ui/skeleton'
import { Tile, TileGroup, TileSkeleton } from '@/ui/tile'

import { changeOf, ratioOf } from '@/features/figures/change-of'
import type { FigureFilter } from '@/features/figures/figure-filter'

const FIGURES = [
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

function TilesRoom() {
  const { t } = useTranslation('analytics')
  return (
    <TileGroup name={t('overview.tiles')}>
      {FIGURES.map((figure) => (
        <TileSkeleton key={figure} />
      ))}
    </TileGroup>
  )
}

/** The agency's six figures; a rising cost is worse. */
export function MoneyTiles({ overview, fault, filter }: MoneyTilesProps) {
  const { t } = useTranslation('analytics')
  if (fault) return <FaultInRoom name={t('overview.tiles')} fault={fault} isSpoken room={<TilesRoom />} />
  if (!overview)
    return (
      <Skeleton>
        <TilesRoom />
      </Skeleton>
    )
  const { totals, previous, series, currency } = overview
  const { comparedRange, days, timezone: zone } = filter
  const period =
    previous && comparedRange
      ? t('overview.versus_dates', { dates: rangeWords(comparedRange) })
      : t('overview.in_days', { count: days })
  return (
    <TileGroup name={t('overview.tiles')}>
      {FIGURES.map((figure) => (
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
          change={changeOf(ratioOf(totals[figure], previous?.[figure]), figure === 'chatterCost')}
          period={period}
          points={inPoints(series.map((point) => point[figure]))}
        />
      ))}
    </TileGroup>
  )
}
