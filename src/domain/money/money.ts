import * as v from 'valibot'

import { orElse } from '@/lib/lenient-schema'

/** An amount in hundredths, whatever the currency (screens S0): always an integer. */
export const Cents = v.pipe(v.number(), v.safeInteger())
/** The same in an answer that may lack it. */
export const cents = orElse(Cents, 0)

/** An ISO 4217 code in capitals, as Intl expects it. */
export const Currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i), v.toUpperCase())

export const Money = v.object({ amount: Cents, currency: Currency })
export interface Money extends v.InferOutput<typeof Money> {}

/** For responses that do not name their currency. */
export const DEFAULT_CURRENCY = 'USD'

export const money = (amount: number, currency: string): Money => ({ amount, currency })

/** Sums amounts per currency, in the order of first occurrence. */
export function sumByCurrency(amounts: readonly (Money | null)[]): Money[] {
  const byCurrency = new Map<string, number>()
  for (const it of amounts)
    if (it) byCurrency.set(it.currency, (byCurrency.get(it.currency) ?? 0) + it.amount)
  return [...byCurrency].map(([currency, amount]) => money(amount, currency))
}

/** Null without any, or if several currencies can't add up. */
export function sumOfMoney(amounts: readonly Money[]): Money | null {
  const [only, ...others] = sumByCurrency(amounts)
  return only && others.length === 0 ? only : null
}
