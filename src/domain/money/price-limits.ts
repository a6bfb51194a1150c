import type { CreatorRules } from '../agency/creator-rules'
import type { MediaKind } from '../vault/media'

/** Price limits in cents; null is open. */
export interface PriceLimits {
  min: number | null
  max: number | null
}

/** Media kinds that can have limits of their own (screens S4). */
export const PRICED_KINDS = ['image', 'video', 'audio'] as const satisfies readonly MediaKind[]
export type PricedKind = (typeof PRICED_KINDS)[number]

type PriceRules = Pick<CreatorRules, 'priceMin' | 'priceMax' | 'kindPrices'>

/** A limit missing for a kind falls back to the general one. */
function limitsOfKind({ priceMin, priceMax, kindPrices }: PriceRules, kind: MediaKind): PriceLimits {
  const own = PRICED_KINDS.find((one) => one === kind)
  const { min, max } = (own && kindPrices[own]) ?? { min: null, max: null }
  return { min: min ?? priceMin, max: max ?? priceMax }
}

/** Price limits for media of these kinds; several kinds use the most expensive one. */
export function priceLimitsFor(rules: PriceRules, kinds: readonly MediaKind[]): PriceLimits {
  const [first, ...others] = [...new Set(kinds)].map((kind) => limitsOfKind(rules, kind))
  if (!first) return { min: rules.priceMin, max: rules.priceMax }
  return others.reduce(
    (a, b) => ({
      min: a.min === null || b.min === null ? (a.min ?? b.min) : Math.max(a.min, b.min),
      max: a.max === null || b.max === null ? null : Math.max(a.max, b.max),
    }),
    first,
  )
}

/** Intersection of limits: the person's and the creator's both apply. */
export function intersectLimits(limits: readonly PriceLimits[]): PriceLimits {
  const mins = limits.flatMap(({ min }) => (min === null ? [] : [min]))
  const maxes = limits.flatMap(({ max }) => (max === null ? [] : [max]))
  return {
    min: mins.length > 0 ? Math.max(...mins) : null,
    max: maxes.length > 0 ? Math.min(...maxes) : null,
  }
}

/** Free is always allowed. */
export const isPriceWithin = (price: number, { min, max }: PriceLimits): boolean =>
  price === 0 || ((min === null || price >= min) && (max === null || price <= max))
