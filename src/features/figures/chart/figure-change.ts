import type { FigureUnit } from '@/domain/figures/chatter-figures'
import { relativeChange } from '@/domain/figures/metrics'
import { formatNumber, formatCompactDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import type { FigureChangeFacts } from '@/ui/text/figure-change'

/** One decimal, so that figures align down a column. */
const inPercent = (ratio: number): string =>
  formatNumber(ratio, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a relative change (0.05 is 5 % more); undefined without a comparison. */
export function formatChange(ratio: number | null, isCost = false): FigureChangeFacts | undefined {
  if (ratio === null || !Number.isFinite(ratio)) return undefined
  // Rounds halves away from zero both ways: `Math.round` alone rounds -13.25 % to -13.2.
  const rounded = Math.round(Math.abs(ratio) * 1000)
  if (rounded === 0) return { amount: inPercent(0), direction: 'none', verdict: 'neutral' }
  const isUp = ratio > 0
  return {
    amount: inPercent(rounded / 1000),
    direction: isUp ? 'up' : 'down',
    verdict: isUp === isCost ? 'worse' : 'better',
  }
}

type FormatFigureChange = (
  unit: FigureUnit,
  now: number | null,
  before: number | null,
  isCost: boolean,
) => FigureChangeFacts | undefined

/** Returns a formatter of changes: ratios in points, reply times in time, others in percent. */
export function useFigureChange(): FormatFigureChange {
  const { t } = useTranslation('analytics')
  return (unit, now, before, isCost) => {
    if (now === null || before === null) return undefined
    if (unit !== 'share' && unit !== 'reply') return formatChange(relativeChange(now, before), isCost)
    const difference = unit === 'share' ? Math.round((now - before) * 1000) / 10 : Math.round(now - before)
    if (difference === 0) return { amount: '', direction: 'none', verdict: 'neutral' }
    const points = formatNumber(Math.abs(difference), { minimumFractionDigits: 1 })
    return {
      amount:
        unit === 'share'
          ? t('performance.points', { points })
          : formatCompactDuration(Math.abs(difference) * 1000),
      direction: difference > 0 ? 'up' : 'down',
      verdict: difference > 0 === isCost ? 'worse' : 'better',
      isSpeed: unit === 'reply',
    }
  }
}
