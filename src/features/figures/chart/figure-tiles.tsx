import type { ReactNode } from 'react'
import type { FigureUnit } from '@/domain/figures/chatter-figures'
import { formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { HOUR_S } from '@/lib/duration'
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
  /** A ratio is 0 to 1, a span and a reply time in seconds. */
  unit: FigureUnit
  /** An amount shows its cents, a ratio always its decimal. */
  isExact?: boolean
  value: number | null
  /** In place of the formatted value. */
  shown?: ReactNode
  previous?: number | null | undefined
  isCost?: boolean | undefined
  /** In place of the period of all tiles. */
  period?: ReactNode
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

const MANY_HOURS = 100

/** A tile has no space for the minutes of many hours. */
const inWholeHours = (seconds: number): number =>
  seconds < MANY_HOURS * HOUR_S ? seconds : Math.round(seconds / HOUR_S) * HOUR_S

function figureOf({ unit, isExact = false }: TileFigure, value: number, currency: string): ReactNode {
  if (unit === 'money') return <Amount of={{ amount: value, currency }} isWhole={!isExact} />
  if (unit === 'span') return formatCompactDuration(inWholeHours(value) * 1000)
  if (unit === 'reply') return formatCompactDuration(value * 1000)
  const isRatio = unit === 'share'
  return <Numeral value={value} isRatio={isRatio} {...(isRatio && isExact && { digits: 1 })} />
}

/** A figure as its tile shows it; undefined without data. */
function shownOf(figure: TileFigure, currency: string): ReactNode {
  const { value, shown, sample } = figure
  if (value === null || shown !== undefined) return shown
  const formatted = figureOf(figure, value, currency)
  if (sample === undefined) return formatted
  return (
    <span className="inline-flex items-center gap-2">
      {formatted}
      <LowData of={sample} />
    </span>
  )
}

interface TilesFrameProps extends Pick<FigureTilesProps, 'name' | 'count' | 'fault'> {
  /** Undefined while they load. */
  children: readonly ReactNode[] | undefined
}

/** Tiles in one group, which keeps their room while they load or when that fails. */
function TilesFrame({ name, count, fault, children }: TilesFrameProps) {
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
            value={shownOf(figure, currency)}
            change={changeOf(unit, value, previous, isCost)}
            period={figure.period ?? versus}
            {...(points && { points: sparklinePoints(points) })}
            {...(choice && { choice })}
          />
        )
      })}
    </TilesFrame>
  )
}
