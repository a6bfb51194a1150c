import { useTranslation } from '@/i18n/use-translation'

import { formatCompactDuration } from '@/i18n/format'
import { Money, Numeral } from '@/ui/text/figure'
import { Skeleton } from '@/ui/skeleton'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'

import type { FigureFilter } from '../filter/use-figure-filter'
import { formatPeriodRange } from '../filter/period-names'
import { sparklinePoints } from './sparkline-points'
import { useFigureChange } from './use-figure-change'
import { type Fault, FaultInRoom } from '../widget-fault'

export interface TileFigure {
  id: string
  label: string
  info: string
  /** A ratio is 0 to 1, a reply time in seconds. */
  unit: 'money' | 'count' | 'share' | 'reply'
  value: number | null
  previous?: number | null | undefined
  isCost?: boolean
  points?: readonly number[]
  choice?: { isOn: boolean; onPress: () => void }
}

interface FigureTilesProps {
  name: string
  /** Undefined while they load; `count` keeps their room. */
  figures: readonly TileFigure[] | undefined
  count: number
  currency: string
  fault: Fault | undefined
  filter: Pick<FigureFilter, 'comparedRange' | 'days'>
}

function TileValue({ of: { unit, value }, currency }: { of: TileFigure; currency: string }) {
  if (value === null) return undefined
  if (unit === 'money') return <Money of={{ amount: value, currency }} isWhole />
  if (unit === 'reply') return formatCompactDuration(value * 1000)
  return <Numeral value={value} isRatio={unit === 'share'} />
}

function TilesSkeleton({ name, count }: { name: string; count: number }) {
  return (
    <TileGroup name={name}>
      {Array.from({ length: count }, (_, place) => `tile-${place}`).map((key) => (
        <TileSkeleton key={key} />
      ))}
    </TileGroup>
  )
}

/** Figures side by side, each with its change and its comparison. */
export function FigureTiles({ name, figures, count, currency, fault, filter }: FigureTilesProps) {
  const { t } = useTranslation('analytics')
  const changeOf = useFigureChange()
  if (fault)
    return (
      <FaultInRoom name={name} fault={fault} isSpoken room={<TilesSkeleton name={name} count={count} />} />
    )
  if (!figures)
    return (
      <Skeleton>
        <TilesSkeleton name={name} count={count} />
      </Skeleton>
    )
  const { comparedRange, days } = filter
  const period = comparedRange
    ? t('overview.versus_dates', { dates: formatPeriodRange(comparedRange) })
    : t('overview.in_days', { count: days })
  return (
    <TileGroup name={name}>
      {figures.map((figure) => {
        const { id, label, info, unit, value, previous = null, isCost = false, points, choice } = figure
        return (
          <Tile
            key={id}
            label={label}
            info={info}
            value={value === null ? null : <TileValue of={figure} currency={currency} />}
            change={changeOf(unit, value, previous, isCost)}
            period={period}
            {...(points && { points: sparklinePoints(points) })}
            {...(choice && { choice })}
          />
        )
      })}
    </TileGroup>
  )
}
