import type { FanPurchase } from '@/domain/chat/fan'
import type { Media } from '@/domain/vault/media'
import { isPriceWithin, type PriceLimits } from '@/domain/money/price-limits'

const USUAL_PRICES = [500, 1000, 1500, 2000, 3000, 5000]
const MAX_OWN_PRICES = 3
const MAX_QUICK_PRICES = 7

/** Returns the highest distinct prices that this fan has paid. */
export function topPrices(purchases: readonly FanPurchase[]): number[] {
  const paid = purchases.flatMap(({ price, boughtAt }) => (boughtAt !== null && price > 0 ? [price] : []))
  return [...new Set(paid)].toSorted((a, b) => b - a).slice(0, MAX_OWN_PRICES)
}

/** Returns the usual total of several items, within the limits; null when none of them is sold. */
export function usualPrice(media: readonly Media[], { min, max }: PriceLimits): number | null {
  const prices = media.flatMap(({ usualPrice }) => usualPrice ?? [])
  if (prices.length === 0) return null
  const sum = prices.reduce((all, price) => all + price, 0)
  return Math.max(min ?? 0, Math.min(max ?? Infinity, sum))
}

/** Returns quick prices, ascending: the fan's own and the usual ones within the limits. */
export function quickPrices(own: readonly number[], limits: PriceLimits): number[] {
  const fit = [...new Set([...own, ...USUAL_PRICES])].filter((price) => isPriceWithin(price, limits))
  return fit.slice(0, MAX_QUICK_PRICES).toSorted((a, b) => a - b)
}
