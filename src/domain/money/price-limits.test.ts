import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPriceWithin, priceLimitsFor, intersectLimits, PRICED_KINDS } from './price-limits'

const RULES = {
  priceMin: 800,
  priceMax: 6000,
  kindPrices: { video: { min: 2000, max: 9000 }, audio: { min: null, max: 1500 } },
}
const end = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null })
const limits = fc.record({ min: end, max: end })

describe('price limits of a creator', () => {
  it('use the limits of the media kind, and the general ones where the kind has none', () => {
    expect(priceLimitsFor(RULES, ['video'])).toEqual({ min: 2000, max: 9000 })
    expect(priceLimitsFor(RULES, ['audio'])).toEqual({ min: 800, max: 1500 })
    expect(priceLimitsFor(RULES, ['image'])).toEqual({ min: 800, max: 6000 })
    expect(priceLimitsFor(RULES, ['gif'])).toEqual({ min: 800, max: 6000 })
    expect(priceLimitsFor(RULES, [])).toEqual({ min: 800, max: 6000 })
  })

  it('use the most expensive kind when several are sold together', () => {
    expect(priceLimitsFor(RULES, ['image', 'video', 'audio', 'image'])).toEqual({ min: 2000, max: 9000 })
    expect(priceLimitsFor({ ...RULES, priceMax: null }, ['image', 'video'])).toEqual({ min: 2000, max: null })
  })

  it('never allow several kinds below the price of one, nor forbid a price one of them may have', () => {
    const kinds = fc.subarray([...PRICED_KINDS], { minLength: 1 })
    const rules = fc.record({
      priceMin: end,
      priceMax: end,
      kindPrices: fc.record({ image: limits, video: limits, audio: limits }),
    })
    fc.assert(
      fc.property(rules, kinds, (given, sold) => {
        const whole = priceLimitsFor(given, sold)
        for (const kind of sold) {
          const own = priceLimitsFor(given, [kind])
          expect(whole.min ?? 0).toBeGreaterThanOrEqual(own.min ?? 0)
          expect(whole.max ?? Infinity).toBeGreaterThanOrEqual(own.max ?? Infinity)
        }
      }),
    )
  })

  it("combine with the person's limits", () => {
    fc.assert(
      fc.property(fc.nat(12_000), fc.array(limits), (price, all) => {
        expect(isPriceWithin(price, intersectLimits(all))).toBe(all.every((one) => isPriceWithin(price, one)))
      }),
    )
  })
})
