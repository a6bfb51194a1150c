import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { EmployeePay } from '@/domain/agency/employee'
import { CREDITED_KINDS } from '@/domain/money/revenue-kind'

import { parsePay, formatPay } from './pay'

const part = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 10_000)
const commission = fc.dictionary(fc.constantFrom(...CREDITED_KINDS), part)

describe('pay text', () => {
  it('round-trips to the cent and the hundredth of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), commission, (hourly, parts) => {
        const pay = { currency: 'USD', hourly, commission: parts }
        expect(parsePay(formatPay(pay), 'USD')).toEqual({ pay, problems: [] })
      }),
    )
  })

  it('reads no commission on what no sale is credited for', () => {
    const sent = { currency: 'USD', hourly: 800, commission: { tips: 0.05, mass_messages: 0.02 } }
    expect(v.parse(EmployeePay, sent).commission).toEqual({ tips: 0.05 })
  })

  it('parses empty text as none, and reports text that is no amount', () => {
    expect(parsePay(formatPay(null), 'USD')).toEqual({ pay: null, problems: [] })
    expect(parsePay({ hourly: 'much', commission: { tips: '120' } }, 'USD')).toEqual({
      pay: null,
      problems: ['hourly', 'tips'],
    })
  })
})
