import { useTranslation } from 'react-i18next'

import type { Performance } from '@/domain/performance'
import { formatNumber, formatSpan, zoneName } from '@/i18n/format'
import type { ChangeOf } from '@/ui/change'
import { Money } from '@/ui/money'
import { Tile, TileGroup } from '@/ui/tile'

import { changeOf, ratioOf } from '../../change-of'
import type { AgencyFilter } from '../../filter/agency-filter'
import { courseOf, daysOfScope, isFewDays, useRowsByDay } from '../by-day'
import { type FigureId, figureOf, isCost } from '../figures'
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

/** A share changes by points, a wait by time, the rest in parts of what it was. */
function useChange(): (id: FigureId, now: number | null, before: number | null) => ChangeOf | undefined {
  const { t } = useTranslation('analytics')
  return (id, now, before) => {
    if (now === null || before === null) return undefined
    const { unit } = figureOf(id)
    if (unit !== 'share' && !id.includes('Reply')) return changeOf(ratioOf(now, before))
    const difference = unit === 'share' ? Math.round((now - before) * 1000) / 10 : Math.round(now - before)
    if (difference === 0) return { amount: '', direction: 'none', verdict: 'neutral' }
    const points = formatNumber(Math.abs(difference), { minimumFractionDigits: 1 })
    return {
      amount:
        unit === 'share' ? t('performance.points', { points }) : formatSpan(Math.abs(difference) * 1000),
      direction: difference > 0 ? 'up' : 'down',
      verdict: difference > 0 === isCost(id) ? 'worse' : 'better',
      isSpeed: unit !== 'share',
    }
  }
}

/** The team as a whole, against the period before. */
export function TeamTiles({
  performance,
  filter,
  scope,
}: {
  performance: Performance
  filter: AgencyFilter
  scope: Scope
}) {
  const { t } = useTranslation('analytics')
  const { totals, previous, currency } = performance
  const byDay = useRowsByDay(scope, isFewDays(performance, filter.days))
  const days = daysOfScope(scope)
  const change = useChange()
  const zone = zoneName(filter.timezone)
  return (
    <TileGroup name={t('performance.tiles')}>
      {TILE_FIGURES.map((id) => {
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
                <FigureValue id={id} value={totals[id]} currency={currency} />
              )
            }
            change={
              filter.compare === 'previous' ? change(id, totals[id], previous?.[id] ?? null) : undefined
            }
            period={
              filter.compare === 'previous'
                ? t('overview.versus', { count: filter.days })
                : t('performance.days', { count: filter.days })
            }
            {...(points && { points })}
          />
        )
      })}
    </TileGroup>
  )
}
