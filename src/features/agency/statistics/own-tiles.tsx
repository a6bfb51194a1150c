import type { ReactNode } from 'react'

import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { OwnStatistics } from '@/domain/figures/own-statistics'
import { TilesFrame } from '@/features/figures/chart/figure-tiles'
import { sparklinePoints } from '@/features/figures/chart/sparkline-points'
import { useFigureChange } from '@/features/figures/chart/figure-change'
import type { Fault } from '@/features/figures/widget-fault'
import { formatNumber, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Tile } from '@/ui/chart/tile'
import { Amount, Duration, Numeral } from '@/ui/text/figure'

import { OWN_FIGURES, type OwnFigure } from './own-figures'

interface OwnValueProps {
  id: OwnFigure['id']
  value: number
  currency: string
}

/** Formats a figure by its unit. */
function OwnValue({ id, value, currency }: OwnValueProps) {
  const unit = FIGURE_UNIT[id]
  if (unit === 'money') return <Amount of={{ amount: value, currency }} isWhole={id === 'sales'} />
  if (unit === 'reply') return <Duration ms={value * 1000} />
  return <Numeral value={value} {...(unit === 'share' && { isRatio: true, digits: 1 })} />
}

interface OwnTilesProps {
  statistics: OwnStatistics | undefined
  days: number
  zone: string
}

/** The text under a figure: its period, or related figures. */
function useTileDetails({ metrics, previous }: OwnStatistics, days: number) {
  const { t } = useTranslation('analytics')
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

function FigureTile({
  figure: { id, isCost, isSum },
  statistics,
  days,
  zone,
}: OwnTilesProps & { figure: OwnFigure; statistics: OwnStatistics }) {
  const { t } = useTranslation('analytics')
  const { metrics, previous, rows, currency } = statistics
  const [value, before] = [metrics[id], previous?.[id] ?? null]
  const change = useFigureChange()(FIGURE_UNIT[id], value, before, isCost === true)
  const under = useTileDetails(statistics, days)
  return (
    <Tile
      label={t(`statistics.${id}`)}
      info={t(`statistics.${id}_info`, { zone })}
      value={value === null ? undefined : <OwnValue id={id} value={value} currency={currency} />}
      change={change}
      period={under(id)}
      {...(isSum && rows.length > 2 && { points: sparklinePoints(rows.map((row) => row[id] ?? 0)) })}
    />
  )
}

/** A chatter's own figures, each against the previous period (screens S3). */
export function OwnTiles({ statistics, fault, days, zone }: OwnTilesProps & { fault: Fault | undefined }) {
  const { t } = useTranslation('analytics')
  return (
    <TilesFrame name={t('statistics.tiles')} count={1 + OWN_FIGURES.length} fault={fault}>
      {statistics && [
        <Tile
          key="clocked"
          label={t('statistics.clocked')}
          info={t('statistics.clocked_info', { zone })}
          value={formatCompactDuration(statistics.clockedThisWeek * 1000)}
          period={t('statistics.planned_left', {
            duration: formatCompactDuration(statistics.plannedLeft * 1000),
          })}
        />,
        ...OWN_FIGURES.map((figure) => (
          <FigureTile key={figure.id} figure={figure} statistics={statistics} days={days} zone={zone} />
        )),
      ]}
    </TilesFrame>
  )
}
