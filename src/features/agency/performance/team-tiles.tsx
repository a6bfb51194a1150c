import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { Performance } from '@/domain/figures/performance'
import { FigureTiles } from '@/features/figures/chart/figure-tiles'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { formatNumber, timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import { dailyTrend, daysOfScope, isFewDays, useRowsByDay } from './daily-figures'
import { FIGURE, type FigureId, openUnlocks } from './figures'
import type { PerformanceScope } from './use-performance-scope'

export const TILE_FIGURES = [
  'sales',
  'salesPerHour',
  'clockedSeconds',
  'goldenRatio',
  'unlockRate',
  'medianReplySeconds',
] as const satisfies readonly FigureId[]

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
  const { totals, currency } = performance
  const previous = filter.compare === 'previous' ? performance.previous : null
  const byDay = useRowsByDay(scope, isFewDays(performance, filter.days))
  const days = daysOfScope(scope)
  const period = usePeriodText(filter, scope)
  const zone = timeZoneDisplayName(filter.timezone)
  const figures = TILE_FIGURES.map((id) => {
    const openMessages = openUnlocks(id, totals)
    const points = dailyTrend(id, byDay.data?.rows, days)
    return {
      id,
      label: id === 'sales' ? t(`performance.sales_${filter.basis}`) : t(`performance.figure_${id}`),
      info: t(`performance.figure_${id}_info`, { zone }),
      unit: FIGURE_UNIT[id],
      isExact: id !== 'sales',
      value: totals[id],
      previous: previous?.[id],
      isCost: FIGURE[id].isCost,
      period: (
        <>
          {period}
          {openMessages > 0 && (
            <span className="block">
              {t('statistics.still_open', { count: openMessages, shown: formatNumber(openMessages) })}
            </span>
          )}
        </>
      ),
      ...(points && { points }),
    }
  })
  const count = figures.length
  const name = t('performance.tiles')
  return <FigureTiles {...{ name, figures, count, currency, filter }} fault={undefined} />
}
