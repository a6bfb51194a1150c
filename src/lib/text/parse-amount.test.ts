import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { costOf } from '../../../tests/support/cpu-cost'
import { LANGUAGE_CODES } from '@/config/languages'

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
    for (const text of [
      '9,999,999',
      '12 kr',
      '12 zł',
      'MX$ 12',
      'EUR 12',
      '12 eur',
      '1000円',
      '20 %',
      '％20',
    ])
      expect(parseCents(text), text).toBeDefined()
  })

  it('is undefined with a word that could multiply it, in any language', () => {
    for (const text of [
      '5 mil',
      '5 MIL',
      '10万',
      '10만',
      '12 K$',
      '12 MM$',
      '3 $M',
      '2 milhões',
      '5 Mio €',
      '٥ ألف',
    ])
      expect(parseCents(text), text).toBeUndefined()
  })

  it('is undefined when a group starts with zero: more likely three decimals', () => {
    for (const text of ['0.500', '0,050', '00.500', '0.500.000'])
      expect(parseCents(text), text).toBeUndefined()
  })

  it('is parsed as Arabic and Japanese keyboards write it', () => {
    for (const text of ['１８．５０', '18،50', '١٨٫٥٠', '＄１８．５０', '18，50'])
      expect(parseCents(text), text).toBe(1850)
    expect(parseCents('１，２５０')).toBe(125_000)
    for (const text of ['1٬50', '－５', '5²']) expect(parseCents(text), text).toBeUndefined()
  })

  it('is parsed as it is shown, in every language and currency', () => {
    const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'))
    const languages = fc.constantFrom(...LANGUAGE_CODES, 'ar-u-nu-latn')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        currencies,
        languages,
        fc.constantFrom('symbol' as const, 'code' as const),
        (cents, currency, language, currencyDisplay) => {
          const shown = new Intl.NumberFormat(language, {
            style: 'currency',
            currency,
            currencyDisplay,
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          }).format(cents / 100)
          expect(parseCents(shown), shown).toBe(cents)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('takes no time for a page of text that was pasted by mistake', async () => {
    for (const filler of [' ', 'a', '.', '1'])
      expect(await costOf(() => parseCents(`1${filler.repeat(100_000)}x1`), 3)).toBeLessThan(10)
  })
})
