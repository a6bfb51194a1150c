import { useTranslation } from '@/i18n/use-translation'

import { formatNumber, formatCompactDuration } from '@/i18n/format'
import type { FigureChangeFacts } from '@/ui/text/figure-change'

import { formatChange, changeRatio } from './format-change'

type FormatFigureChange = (
  unit: string,
  now: number | null,
  before: number | null,
  isCost: boolean,
) => FigureChangeFacts | undefined

/** Returns a formatter of changes: ratios in points, reply times in time, others in percent. */
export function useFigureChange(): FormatFigureChange {
  const { t } = useTranslation('analytics')
  return (unit, now, before, isCost) => {
    if (now === null || before === null) return undefined
    if (unit !== 'share' && unit !== 'reply') return formatChange(changeRatio(now, before), isCost)
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
