import type { FanPurchase } from '@/domain/fan'

import { isWithin, type PriceLimits } from './price-limits'

const LATIN_ZEROS = [0x06_60, 0x06_f0, 0xff_10]

/** Digits of other scripts as those we count with. */
const latin = (text: string): string =>
  [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0
      const zero = LATIN_ZEROS.find((zero) => code >= zero && code <= zero + 9)
      return zero === undefined ? char : String(code - zero)
    })
    .join('')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')

const WHOLE = /^\d{1,7}$/
const GROUPED = /^\d{1,3}([.,  ’']\d{3})+$/
const WITH_CENTS = /^(?<whole>[\d.,  ’']*)[.,](?<cents>\d{1,2})$/

/** An amount as people write it, in cents: `18`, `18.5`, `1,250.00`, `1.250,00`. Nothing where it is none. */
export function parsePrice(written: string): number | undefined {
  const text = latin(written)
    .trim()
    .replaceAll(/^[^\d.,]+|[^\d.,]+$/g, '')
  if (WHOLE.test(text)) return Number(text) * 100
  if (GROUPED.test(text)) return Number(text.replaceAll(/\D/g, '')) * 100
  const { whole = '', cents = '' } = WITH_CENTS.exec(text)?.groups ?? {}
  if (cents === '' || !(whole === '' || WHOLE.test(whole) || GROUPED.test(whole))) return undefined
  return Number(whole.replaceAll(/\D/g, '') || 0) * 100 + Number(cents.padEnd(2, '0'))
}

/** As it stands in the field. */
export const priceText = (cents: number): string =>
  cents === 0 ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

const USUAL = [500, 1000, 1500, 2000, 3000, 5000]
const OWN_AT_MOST = 3
const ALL_AT_MOST = 7

/** The highest prices that this fan has paid, each once. */
export function topPrices(purchases: readonly FanPurchase[]): number[] {
  const paid = purchases.flatMap(({ price, boughtAt }) => (boughtAt !== null && price > 0 ? [price] : []))
  return [...new Set(paid)].toSorted((one, other) => other - one).slice(0, OWN_AT_MOST)
}

/** Prices to press: the fan's own and usual ones, those that are allowed, rising. */
export function quickPrices(own: readonly number[], limits: PriceLimits): number[] {
  const fit = [...new Set([...own, ...USUAL])].filter((price) => isWithin(price, limits))
  return fit.slice(0, ALL_AT_MOST).toSorted((one, other) => one - other)
}
