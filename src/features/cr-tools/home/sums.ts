import { type Money, money } from '@/domain/money'

/** What amounts come to, one sum per currency, in the order the currencies come up. */
export function sums(amounts: readonly (Money | null)[]): Money[] {
  const byCurrency = new Map<string, number>()
  for (const it of amounts)
    if (it) byCurrency.set(it.currency, (byCurrency.get(it.currency) ?? 0) + it.amount)
  return [...byCurrency].map(([currency, amount]) => money(amount, currency))
}
