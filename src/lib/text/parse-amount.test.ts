import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseCents } from './parse-amount'

describe('an amount as people write it', () => {
  it('is parsed to the cent, with a comma or a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('.', ','), (cents, point) => {
        const text = `${Math.floor(cents / 100)}${point}${String(cents % 100).padStart(2, '0')}`
        expect(parseCents(` ${text} `)).toBe(cents)
      }),
    )
    expect(parseCents('25,5')).toBe(2550)
  })

  it('is parsed with thousands groups, and in the digits of other scripts', () => {
    for (const text of ['1,000.00', '1.000,00', '1,000', '1.000', '$1,000', '١٠٠٠'])
      expect(parseCents(text)).toBe(100_000)
  })

  it('is undefined when invalid or negative: a minus is never dropped', () => {
    for (const text of ['', 'five', '1e3', '-5', '−5', '–5', '$-5', '-$5', '5-', '12.3456'])
      expect(parseCents(text), text).toBeUndefined()
  })
})
