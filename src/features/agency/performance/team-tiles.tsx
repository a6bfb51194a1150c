import type { ReactNode } from 'react'

import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { Performance } from '@/domain/figures/performance'
import { useFigureChange } from '@/features/figures/chart/figure-change'
import { sparklinePoints } from '@/features/figures/chart/sparkline-points'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { formatNumber, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Tile, TileGroup } from '@/ui/chart/tile'
import { Amount } from '@/ui/text/figure'

import { dailyTrend, daysOfScope, isFewDays, useRowsByDay } from './daily-figures'
import { FIGURE, type FigureId, inWholeHours, openUnlocks } from './figures'
import type { PerformanceScope } from './use-performance-scope'
import { FigureValue } from './figure-value'

export const TILE_FIGURES = [
  'sales',
  'salesPerHour',
  'clockedSeconds',
  'goldenRatio',
  'unlockRate',
  'medianReplySeconds',
] as const satisfies readonly FigureId[]

/** Undefined without data. */
function tileValue(id: (typeof TILE_FIGURES)[number], { totals, currency }: Performance): ReactNode {
  if (id === 'sales') return <Amount of={{ amount: totals.sales, currency }} isWhole />
  const value = totals[id]
  if (value === null) return undefined
  return (
    <FigureValue id={id} value={id === 'clockedSeconds' ? inWholeHours(value) : value} currency={currency} />
  )
}

/** Describes the period and its comparison; a shift compares with the same hours of the day before. */
function usePeriodText({ range, compare, days }: FigureFilter, { from, to }: PerformanceScope): string {
  const { t } = useTranslation('analytics')
  const isCompared = compare === 'previous'
  if (from !== range.from || to !== range.to)
    return t(isCompared ? 'performance.versus_shift' : 'performance.in_shift')
  return t(isCompared ? 'overview.versus' : 'performance.days', { count: days })
}

interface TeamTilesProps {
  performance: Performance
  filter: FigureFilter
  scope: PerformanceScope
}

/** The team's totals against the previous period. */
export function TeamTiles({ performance, filter, scope }: TeamTilesProps) {
  const { t } = useTranslation('analytics')
  const { totals, previous } = performance
  const byDay = useRowsByDay(scope, isFewDays(performance, filter.days))
  const days = daysOfScope(scope)
  const changeIn = useFigureChange()
  const change = (id: FigureId, now: number | null, before: number | null) =>
    changeIn(FIGURE_UNIT[id], now, before, FIGURE[id].isCost === true)
  const period = usePeriodText(filter, scope)
  const zone = timeZoneDisplayName(filter.timezone)
  return (
    <TileGroup name={t('performance.tiles')}>
      {TILE_FIGURES.map((id) => {
        const openMessages = openUnlocks(id, totals)
        const points = dailyTrend(id, byDay.data?.rows, days)
        return (
          <Tile
            key={id}
            label={id === 'sales' ? t(`performance.sales_${filter.basis}`) : t(`performance.figure_${id}`)}
            info={t(`performance.figure_${id}_info`, { zone })}
            value={tileValue(id, performance)}
            change={
              filter.compare === 'previous' ? change(id, totals[id], previous?.[id] ?? null) : undefined
            }
            period={
              <>
                {period}
                {openMessages > 0 && (
                  <span className="block">
                    {t('statistics.still_open', { count: openMessages, shown: formatNumber(openMessages) })}
                  </span>
                )}
              </>
            }
            {...(points && { points: sparklinePoints(points) })}
          />
        )
      })}
    </TileGroup>
  )
}
