import { type Money, money } from '@/domain/money/money'

/** Sums amounts per currency, in the order of first occurrence. */
export function sumByCurrency(amounts: readonly (Money | null)[]): Money[] {
  const byCurrency = new Map<string, number>()
  for (const it of amounts)
    if (it) byCurrency.set(it.currency, (byCurrency.get(it.currency) ?? 0) + it.amount)
  return [...byCurrency].map(([currency, amount]) => money(amount, currency))
}
