import { useTranslation } from '@/i18n/use-translation'

import { formatNumber, formatSpan } from '@/i18n/format'
import type { ChangeOf } from '@/ui/change'

import { changeOf, ratioOf } from './change-of'

type Change = (
  unit: string,
  now: number | null,
  before: number | null,
  isCost: boolean,
) => ChangeOf | undefined

/** Returns a formatter of changes: ratios in points, reply times in time, others in percent. */
export function useFigureChange(): Change {
  const { t } = useTranslation('analytics')
  return (unit, now, before, isCost) => {
    if (now === null || before === null) return undefined
    if (unit !== 'share' && unit !== 'reply') return changeOf(ratioOf(now, before), isCost)
    const difference = unit === 'share' ? Math.round((now - before) * 1000) / 10 : Math.round(now - before)
    if (difference === 0) return { amount: '', direction: 'none', verdict: 'neutral' }
    const points = formatNumber(Math.abs(difference), { minimumFractionDigits: 1 })
    return {
      amount:
        unit === 'share' ? t('performance.points', { points }) : formatSpan(Math.abs(difference) * 1000),
      direction: difference > 0 ? 'up' : 'down',
      verdict: difference > 0 === isCost ? 'worse' : 'better',
      isSpeed: unit === 'reply',
    }
  }
}
