import type { ReactNode } from 'react'
import { formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Tile, TileGroup, TileSkeleton } from '@/ui/chart/tile'
import { Skeleton } from '@/ui/skeleton'
import { Amount, Numeral } from '@/ui/text/figure'
import { formatPeriodRange } from '../filter/period-names'
import type { FigureFilter } from '../filter/use-figure-filter'
import { LowData } from '../table/low-data'
import { type Fault, FaultInRoom } from '../widget-fault'
import { useFigureChange } from './figure-change'
import { sparklinePoints } from './sparkline-points'

export interface TileFigure {
  id: string
  label: string
  info: string
  /** A ratio is 0 to 1, a reply time in seconds. */
  unit: 'money' | 'count' | 'share' | 'reply'
  value: number | null
  previous?: number | null | undefined
  isCost?: boolean
  /** How many cases a ratio, mean or median is of: few are marked. */
  sample?: number | undefined
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

function figureOf(unit: TileFigure['unit'], value: number, currency: string): ReactNode {
  if (unit === 'money') return <Amount of={{ amount: value, currency }} isWhole />
  if (unit === 'reply') return formatCompactDuration(value * 1000)
  return <Numeral value={value} isRatio={unit === 'share'} />
}

function TileValue({ figure: { unit, value, sample }, currency }: { figure: TileFigure; currency: string }) {
  if (value === null) return undefined
  const figure = figureOf(unit, value, currency)
  if (sample === undefined) return figure
  return (
    <span className="inline-flex items-center gap-2">
      {figure}
      <LowData of={sample} />
    </span>
  )
}

interface TilesFrameProps extends Pick<FigureTilesProps, 'name' | 'count' | 'fault'> {
  /** Undefined while they load. */
  children: readonly ReactNode[] | undefined
}

/** Tiles in one group, which keeps their room while they load or when that fails. */
export function TilesFrame({ name, count, fault, children }: TilesFrameProps) {
  const room = (
    <TileGroup name={name}>
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </TileGroup>
  )
  if (fault) return <FaultInRoom name={name} fault={fault} isSpoken room={room} />
  return children ? <TileGroup name={name}>{children}</TileGroup> : <Skeleton>{room}</Skeleton>
}

/** Figures side by side, each with its change and its comparison. */
export function FigureTiles({ name, figures, count, currency, fault, filter }: FigureTilesProps) {
  const { t } = useTranslation('analytics')
  const changeOf = useFigureChange()
  const { comparedRange, days } = filter
  const versus = comparedRange
    ? t('overview.versus_dates', { dates: formatPeriodRange(comparedRange) })
    : t('overview.in_days', { count: days })
  return (
    <TilesFrame name={name} count={count} fault={fault}>
      {figures?.map((figure) => {
        const { id, label, info, unit, value, previous = null, isCost = false, points, choice } = figure
        return (
          <Tile
            key={id}
            label={label}
            info={info}
            value={value === null ? null : <TileValue figure={figure} currency={currency} />}
            change={changeOf(unit, value, previous, isCost)}
            period={versus}
            {...(points && { points: sparklinePoints(points) })}
            {...(choice && { choice })}
          />
        )
      })}
    </TilesFrame>
  )
}
