import type { FanPurchase } from '@/domain/fan'
import type { Media } from '@/domain/media'
import { isWithin, type PriceLimits } from '@/domain/price-limits'

export { amountText as priceText, centsOf as parsePrice } from '@/lib/amount-text'

const USUAL = [500, 1000, 1500, 2000, 3000, 5000]
const OWN_AT_MOST = 3
const ALL_AT_MOST = 7

/** Returns the highest distinct prices that this fan has paid. */
export function topPrices(purchases: readonly FanPurchase[]): number[] {
  const paid = purchases.flatMap(({ price, boughtAt }) => (boughtAt !== null && price > 0 ? [price] : []))
  return [...new Set(paid)].toSorted((one, other) => other - one).slice(0, OWN_AT_MOST)
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
  const fit = [...new Set([...own, ...USUAL])].filter((price) => isWithin(price, limits))
  return fit.slice(0, ALL_AT_MOST).toSorted((one, other) => one - other)
}
