import { formatMoney, formatNumber, formatCompactDuration } from '@/i18n/format'

import { type FigureId, figureDefinition } from './figures'

/** Formats a figure as text, for charts and labels. */
export function figureText(id: FigureId, value: number, currency: string): string {
  const { unit } = figureDefinition(id)
  if (unit === 'money') return formatMoney({ amount: value, currency })
  if (unit === 'share')
    return formatNumber(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (unit === 'span') return formatCompactDuration(value * 1000)
  return formatNumber(value, unit === 'decimal' ? { maximumFractionDigits: 1 } : {})
}
