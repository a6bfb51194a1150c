import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Media } from '@/domain/vault/media'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'

import { quickPrices, topPrices, usualPrice } from './prices'

describe('the usual price of items', () => {
  const media = (usualPrice: number | null) =>
    v.parse(Media, { mediaId: 'a', kind: 'image', url: '', usualPrice })
  const limits = { min: 800, max: 6000 }

  it('is their sum, within the limits', () => {
    expect(usualPrice([media(1200), media(2400), media(null)], limits)).toBe(3600)
    expect(usualPrice([media(500)], limits)).toBe(800)
    expect(usualPrice([media(4000), media(4000)], limits)).toBe(6000)
  })

  it('is null when none of them is sold', () => {
    expect(usualPrice([media(null)], limits)).toBeNull()
    expect(usualPrice([], limits)).toBeNull()
  })
})

describe('a typed price', () => {
  it('parses either decimal separator, grouping and a currency', () => {
    const read = { '18': 1800, '18.5': 1850, '18,50': 1850, '$1,250.00': 125_000, '1.250,00 €': 125_000 }
    for (const [written, cents] of Object.entries(read)) expect(parseCents(written)).toBe(cents)
    expect(parseCents('1,250')).toBe(125_000)
    expect(parseCents('١٨٫٥')).toBe(1850)
    expect(parseCents('.99')).toBe(99)
  })

  it('is undefined when it is not an amount', () => {
    for (const written of ['', 'free', '-', '1.2.3', '12,34,56', '1e5', '12345678901'])
      expect(parseCents(written)).toBeUndefined()
  })

  it('parses what it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        expect(parseCents(formatCentsInput(cents))).toBe(cents)
      }),
    )
  })
})

describe('price limits', () => {
  it('exclude quick prices that are not allowed', () => {
    expect(quickPrices([2400, 9500], { min: 800, max: 6000 })).toEqual([1000, 1500, 2000, 2400, 3000, 5000])
  })

  it('start with the most the fan has paid', () => {
    const bought = (price: number, boughtAt: unknown) =>
      ({ price, boughtAt }) as Parameters<typeof topPrices>[0][0] // only the fields under test
    const all = [
      bought(1800, 1),
      bought(2400, 1),
      bought(2400, 1),
      bought(9900, null),
      bought(500, 1),
      bought(700, 1),
    ]
    expect(topPrices(all)).toEqual([2400, 1800, 700])
  })
})
