import { formatNumber } from '@/i18n/format'

interface Change {
  amount: string
  direction: 'up' | 'down' | 'none'
  verdict: 'better' | 'worse' | 'neutral'
}

/** One decimal, so that figures line up down a column. */
const inPercent = (ratio: number): string =>
  formatNumber(ratio, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A relative change (0.05 is 5 % more) in words; none where there is nothing to compare with. */
export function changeOf(ratio: number | null, isCost = false): Change | undefined {
  if (ratio === null || !Number.isFinite(ratio)) return undefined
  // A half rounds away from zero both ways: `Math.round` alone takes 13.25 % down to 13.2.
  const rounded = Math.round(Math.abs(ratio) * 1000)
  if (rounded === 0) return { amount: inPercent(0), direction: 'none', verdict: 'neutral' }
  const isUp = ratio > 0
  return {
    amount: inPercent(rounded / 1000),
    direction: isUp ? 'up' : 'down',
    verdict: isUp === isCost ? 'worse' : 'better',
  }
}

/** How much more `now` is than `before`, as a part of `before`; null of nothing. */
export const ratioOf = (now: number, before: number | undefined): number | null =>
  before === undefined || before === 0 ? null : (now - before) / Math.abs(before)
