import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { isSameRates, parseRates, formatRates } from './rates'

/** In hundredths of a percent, as fields show them. */
const part = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 10_000)
const anyRates = fc.record({
  rate: part,
  passesRate: part,
  isNet: fc.boolean(),
  granularRates: fc.dictionary(fc.constantFrom(...REVENUE_KINDS), part),
})

describe('rates text', () => {
  it('round-trips through formatting and parsing', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const read = parseRates(formatRates(rates))
        expect(read.problems).toEqual([])
        expect(read.rates && isSameRates(read.rates, rates)).toBe(true)
      }),
    )
  })

  it('parses an empty override as none, and 0 as a rate of zero', () => {
    const text = { rate: '40', passesRate: '20', isNet: true, granular: { tips: '', live: '0' } }
    expect(parseRates(text).rates?.granularRates).toEqual({ live: 0 })
  })

  it('names the fields that fail to parse, above 100 % included', () => {
    const text = { rate: '', passesRate: '120', isNet: true, granular: { tips: 'much' } }
    expect(parseRates(text)).toEqual({ rates: undefined, problems: ['rate', 'tips', 'passesRate'] })
  })
})
