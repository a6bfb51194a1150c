import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { formatRates, isSameRates, ratesSchema } from './rates'

/** In hundredths of a percent, as fields show them. */
const part = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 10_000)
const anyRates = fc.record({
  rate: part,
  passesRate: part,
  isNet: fc.boolean(),
  granularRates: fc.dictionary(fc.constantFrom(...REVENUE_KINDS), part),
})

const schema = ratesSchema('Unclear')
const text = formatRates({ rate: 0.4, passesRate: 0.2, isNet: true, granularRates: {} })

describe('rates text', () => {
  it('round-trips through formatting and parsing', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        expect(isSameRates(v.parse(schema, formatRates(rates)), rates)).toBe(true)
      }),
    )
  })

  it('parses an empty override as none, and 0 as a rate of zero', () => {
    const granularRates = { ...text.granularRates, tips: ' ', live: '0' }
    expect(v.parse(schema, { ...text, granularRates }).granularRates).toEqual({ live: 0 })
  })

  it('names the fields that fail to parse, above 100 % included', () => {
    const granularRates = { ...text.granularRates, tips: 'much' }
    const { issues } = v.safeParse(schema, { ...text, rate: '', passesRate: '120', granularRates })
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['rate', 'granularRates.tips', 'passesRate'])
  })
})
