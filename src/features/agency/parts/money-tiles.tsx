import { useTranslation } from 'react-i18next'

import type { Overview, OverviewTotals } from '@/domain/overview'
import { Money } from '@/ui/money'
import { Numeral } from '@/ui/numeral'
import { Tile, TileGroup } from '@/ui/tile'

import { changeOf, ratioOf } from '../change-of'

const FIGURES = [
  'gross',
  'net',
  'agencyShare',
  'chatterCost',
  'margin',
  'payingFans',
] as const satisfies readonly (keyof OverviewTotals)[]

/** Sparklines show the course in so many points, whatever the period. */
const POINTS = 12

/** The series in twelve sums, oldest first. */
function inPoints(values: readonly number[]): number[] {
  const count = Math.min(POINTS, values.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * values.length) / count)
    const to = Math.floor(((index + 1) * values.length) / count)
    return values.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
  })
}

interface MoneyTilesProps {
  overview: Overview
  days: number
  zone: string
}

/** The six figures of the agency; a rising cost is worse. */
export function MoneyTiles({ overview, days, zone }: MoneyTilesProps) {
  const { t } = useTranslation('analytics')
  const { totals, previous, series, currency } = overview
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
          period={t('overview.versus', { count: days })}
          points={inPoints(series.map((point) => point[figure]))}
        />
      ))}
    </TileGroup>
  )
}
