import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { costOf } from '../../../tests/support/cpu-cost'
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
    for (const text of [
      '1,000.00',
      '1.000,00',
      '1,000',
      '1.000',
      '$1,000',
      '١٠٠٠',
      '1\u202F000,00',
      '1\u00A0000',
    ])
      expect(parseCents(text)).toBe(100_000)
  })

  it('is undefined when invalid or negative: a minus is never dropped', () => {
    for (const text of ['', 'five', '1e3', '-5', '−5', '–5', '$-5', '-$5', '5-', '12.3456'])
      expect(parseCents(text), text).toBeUndefined()
  })

  it('is undefined for more digits than an amount has, and for a multiple such as 5k', () => {
    for (const text of [
      '10000000',
      '1,000,000,000',
      '1.000.000.000,00',
      `1${',111'.repeat(200)}`,
      '5k',
      '1.5 M',
    ])
      expect(parseCents(text), text).toBeUndefined()
    for (const text of ['9,999,999', '12 kr', 'MX$ 12', 'EUR 12'])
      expect(parseCents(text), text).toBeDefined()
  })

  it('takes no time for a page of text that was pasted by mistake', async () => {
    for (const filler of [' ', 'a', '.', '1'])
      expect(await costOf(() => parseCents(`1${filler.repeat(100_000)}x1`), 3)).toBeLessThan(10)
  })
})
