import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { OwnStatistics } from '@/domain/figures/own-statistics'
import { FigureTiles, type TileFigure } from '@/features/figures/chart/figure-tiles'
import type { Fault } from '@/features/figures/widget-fault'
import { formatNumber, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'

import { OWN_FIGURES, type OwnFigure } from './own-figures'

/** The text under a figure: its period, or related figures. */
function tileDetails(t: TFunction<'analytics'>, { metrics, previous }: OwnStatistics, days: number) {
  const versus = t(previous ? 'overview.versus' : 'overview.in_days', { count: days })
  const { openMessages, meanReplySeconds: mean, p90ReplySeconds: p90, unansweredTurns } = metrics
  const span = (seconds: number) => isolate(formatCompactDuration(seconds * 1000))
  const lines = (more: readonly string[]) => [versus, ...more].map((line) => <div key={line}>{line}</div>)
  const replies = [
    ...(mean !== null && p90 !== null
      ? [t('statistics.reply_spread', { mean: span(mean), p90: span(p90) })]
      : []),
    ...(unansweredTurns > 0 ? [t('statistics.reply_unanswered', { count: unansweredTurns })] : []),
  ]
  return (id: OwnFigure['id']): ReactNode => {
    if (id === 'unlockRate' && openMessages > 0)
      return lines([t('statistics.still_open', { count: openMessages, shown: formatNumber(openMessages) })])
    return id === 'medianReplySeconds' ? lines(replies) : versus
  }
}

interface OwnTilesProps {
  statistics: OwnStatistics | undefined
  fault: Fault | undefined
  days: number
  zone: string
}

/** A chatter's own figures, each against the previous period (screens S3). */
export function OwnTiles({ statistics, fault, days, zone }: OwnTilesProps) {
  const { t } = useTranslation('analytics')
  const figuresOf = (own: OwnStatistics): TileFigure[] => {
    const under = tileDetails(t, own, days)
    return [
      {
        id: 'clocked',
        label: t('statistics.clocked'),
        info: t('statistics.clocked_info', { zone }),
        unit: 'span',
        value: own.clockedThisWeek,
        period: t('statistics.planned_left', { duration: formatCompactDuration(own.plannedLeft * 1000) }),
      },
      ...OWN_FIGURES.map(({ id, name, isCost, isSum }) => ({
        id,
        label: t(name),
        info: t(`statistics.${id}_info`, { zone }),
        unit: FIGURE_UNIT[id],
        isExact: id !== 'sales',
        value: own.metrics[id],
        previous: own.previous?.[id],
        isCost,
        period: under(id),
        ...(isSum && own.rows.length > 2 && { points: own.rows.map((row) => row[id] ?? 0) }),
      })),
    ]
  }
  return (
    <FigureTiles
      name={t('statistics.tiles')}
      figures={statistics && figuresOf(statistics)}
      count={1 + OWN_FIGURES.length}
      currency={statistics?.currency ?? ''}
      fault={fault}
      filter={{ comparedRange: null, days }}
    />
  )
}
