import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import { formatMoney, formatNumber, formatCompactDuration } from '@/i18n/format'
import { NoData } from '@/ui/text/figure'

import type { FigureId } from './figures'

/** Formats a figure as text, for charts and labels. */
export function figureText(id: FigureId, value: number, currency: string): string {
  const unit = FIGURE_UNIT[id]
  if (unit === 'money') return formatMoney({ amount: value, currency })
  if (unit === 'share')
    return formatNumber(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (unit === 'span' || unit === 'reply') return formatCompactDuration(value * 1000)
  return formatNumber(value, unit === 'decimal' ? { maximumFractionDigits: 1 } : {})
}

interface FigureValueProps {
  id: FigureId
  value: number | null
  currency: string
}

/** Formats a figure for rows and tiles; a dash for missing data, never for zero. */
export function FigureValue({ id, value, currency }: FigureValueProps) {
  if (value === null) return <NoData />
  const unit = FIGURE_UNIT[id]
  return (
    // Durations contain words, which follow the direction of their language.
    <bdi
      {...(unit !== 'span' && unit !== 'reply' && { dir: 'ltr' })}
      className="whitespace-nowrap tabular-nums"
    >
      {figureText(id, value, currency)}
    </bdi>
  )
}
