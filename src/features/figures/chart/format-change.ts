import { formatNumber } from '@/i18n/format'

interface FormattedChange {
  amount: string
  direction: 'up' | 'down' | 'none'
  verdict: 'better' | 'worse' | 'neutral'
}

/** One decimal, so that figures align down a column. */
const inPercent = (ratio: number): string =>
  formatNumber(ratio, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a relative change (0.05 is 5 % more); undefined without a comparison. */
export function formatChange(ratio: number | null, isCost = false): FormattedChange | undefined {
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

/** Returns the change from `before` to `now` relative to `before`; null when `before` is zero. */
export const changeRatio = (now: number, before: number | undefined): number | null =>
  before === undefined || before === 0 ? null : (now - before) / Math.abs(before)
