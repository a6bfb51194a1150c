import { useTranslation } from '@/i18n/use-translation'

import type { Performance } from '@/domain/performance'
import { formatNumber, zoneName } from '@/i18n/format'
import { Money } from '@/ui/money'
import { Tile, TileGroup } from '@/ui/tile'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { useFigureChange } from '@/features/figures/use-figure-change'
import { courseOf, daysOfScope, isFewDays, useRowsByDay } from '../by-day'
import { type FigureId, figureOf, inWholeHours, isCost, openBeside } from '../figures'
import type { Scope } from '../scope'
import { FigureValue } from './figure-value'

export const TILE_FIGURES = [
  'sales',
  'salesPerHour',
  'clockedSeconds',
  'goldenRatio',
  'unlockRate',
  'medianReplySeconds',
] as const satisfies readonly FigureId[]

/** Describes the period and its comparison; a shift compares with the same hours of the day before. */
function usePeriodWords({ range, compare, days }: FigureFilter, { from, to }: Scope): string {
  const { t } = useTranslation('analytics')
  const isCompared = compare === 'previous'
  if (from !== range.from || to !== range.to)
    return t(isCompared ? 'performance.versus_shift' : 'performance.in_shift')
  return t(isCompared ? 'overview.versus' : 'performance.days', { count: days })
}

/** The team's totals against the previous period. */
export function TeamTiles({
  performance,
  filter,
  scope,
}: {
  performance: Performance
  filter: FigureFilter
  scope: Scope
}) {
  const { t } = useTranslation('analytics')
  const { totals, previous, currency } = performance
  const byDay = useRowsByDay(scope, isFewDays(performance, filter.days))
  const days = daysOfScope(scope)
  const changeIn = useFigureChange()
  const change = (id: FigureId, now: number | null, before: number | null) =>
    changeIn(id.includes('Reply') ? 'reply' : figureOf(id).unit, now, before, isCost(id))
  const period = usePeriodWords(filter, scope)
  const zone = zoneName(filter.timezone)
  return (
    <TileGroup name={t('performance.tiles')}>
      {TILE_FIGURES.map((id) => {
        const openMessages = openBeside(id, totals)
        const points = courseOf(id, byDay.data?.rows, days)
        return (
          <Tile
            key={id}
            label={id === 'sales' ? t(`performance.sales_${filter.basis}`) : t(`performance.figure_${id}`)}
            info={t(`performance.figure_${id}_info`, { zone })}
            value={
              id === 'sales' ? (
                <Money of={{ amount: totals.sales, currency }} isWhole />
              ) : totals[id] === null ? undefined : (
                <FigureValue
                  id={id}
                  value={id === 'clockedSeconds' ? inWholeHours(totals[id]) : totals[id]}
                  currency={currency}
                />
              )
            }
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
            {...(points && { points })}
          />
        )
      })}
    </TileGroup>
  )
}
