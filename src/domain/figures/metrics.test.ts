import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  agencyShare,
  middleHalf,
  marginBridge,
  centsPerHour,
  relativeChange,
  churn,
  mean,
  meanCents,
  balance,
  paceOf,
  payFor,
  perHour,
  platformFee,
  quantile,
  ratio,
  splitByWeights,
} from './metrics'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const share = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('ratios', () => {
  it('a share of zero is null', () => {
    expect([ratio(3, 0), meanCents(0, 0), mean({ values: [], counts: [] }), relativeChange(5, 0)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect([
      churn(2, 0),
      middleHalf([]),
      paceOf(100, [0, 0, 0, 0]),
      quantile({ values: [3], counts: [0] }, 0.5),
    ]).toEqual([null, null, null, null])
  })

  it('a share never exceeds its base', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const part = ratio(a, a + b)
        expect(part === null || (part >= 0 && part <= 1)).toBe(true)
      }),
    )
  })

  it('a split total adds up to the cent, each part within a cent of its exact share', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 9 }),
        (total, weights) => {
          const parts = splitByWeights(total, weights)
          const whole = sum(weights)
          expect(sum(parts)).toBe(whole === 0 ? 0 : total)
          parts.forEach((part, index) => {
            expect(Number.isSafeInteger(part)).toBe(true)
            const due = whole === 0 ? 0 : (total * (weights[index] ?? 0)) / whole
            expect(Math.abs(part - due)).toBeLessThan(1)
          })
        },
      ),
    )
    expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33])
  })

  it('a change is a fraction: 0.05 is 5 % more', () => {
    expect([relativeChange(105, 100), relativeChange(50, 100), relativeChange(0, 100)]).toEqual([
      0.05, -0.5, -1,
    ])
    expect([relativeChange(5, undefined), relativeChange(null, 5)]).toEqual([null, null])
  })

  it('a change from a loss is positive when the figure improves', () => {
    expect(relativeChange(50, -100)).toBe(1.5)
  })
})

describe('rates per hour', () => {
  it('are null under 15 minutes clocked', () => {
    expect([perHour(10, 899), centsPerHour(10, 899)]).toEqual([null, null])
    expect([perHour(10, 900), centsPerHour(1001, 5400)]).toEqual([40, 667])
  })
})

describe('quantiles', () => {
  it('the median is the middle value, or the mean of the middle two', () => {
    expect(quantile({ values: [10, 20, 30], counts: [1, 1, 1] }, 0.5)).toBe(20)
    expect(quantile({ values: [10, 20], counts: [1, 1] }, 0.5)).toBe(15)
    expect(quantile({ values: [10, 500], counts: [9, 1] }, 0.5)).toBe(10)
  })

  it('tallied values give the same result as single ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 }), (times) => {
        const one = { values: times.toSorted((a, b) => a - b), counts: times.map(() => 1) }
        const values = [...new Set(one.values)]
        const counted = {
          values,
          counts: values.map((value) => times.filter((time) => time === value).length),
        }
        for (const part of [0, 0.25, 0.5, 0.9, 1])
          expect(quantile(counted, part)).toBeCloseTo(quantile(one, part) ?? -1, 9)
        expect(mean(counted)).toBeCloseTo(sum(times) / times.length, 9)
        expect(quantile(counted, 1)).toBe(Math.max(...times))
      }),
    )
  })

  it('the band is the middle half', () => {
    expect(middleHalf([100, 400, 200, 300])).toEqual({ low: 175, high: 325 })
  })

  it('a pace of 1 means usual sales', () => {
    expect([paceOf(300, [200, 400, 300, 300]), paceOf(150, [300, 300])]).toEqual([1, 0.5])
  })
})

describe('the bridge from gross to margin', () => {
  it('has steps that add up in whole cents: net = gross − fee = creators’ + agency’s share', () => {
    fc.assert(
      fc.property(cents, share, share, fc.boolean(), cents, (gross, passesRate, rate, isNet, chatterCost) => {
        const fee = platformFee(gross, passesRate)
        const agency = agencyShare('tips', gross, fee, { rate, granularRates: {}, isNet })
        const steps = marginBridge({ gross, platformFee: fee, agencyShare: agency, chatterCost })
        expect(steps.net).toBe(gross - fee)
        expect(steps.creatorsShare + steps.agencyShare).toBe(steps.net)
        expect(steps.margin + steps.chatterCost).toBe(steps.agencyShare)
        expect(Object.values(steps).every(Number.isSafeInteger)).toBe(true)
        expect(fee).toBeLessThanOrEqual(gross)
        expect(agency).toBeLessThanOrEqual(isNet ? steps.net : gross)
      }),
    )
  })

  it('uses a kind’s own rate where there is one, of net or of gross', () => {
    const rates = { rate: 0.4, granularRates: { tips: 0.25 }, isNet: true }
    expect(agencyShare('tips', 1000, 200, rates)).toBe(200)
    expect(agencyShare('posts', 1000, 200, rates)).toBe(320)
    expect(agencyShare('posts', 1000, 200, { ...rates, isNet: false })).toBe(400)
  })
})

describe('the balance', () => {
  it('is hours × pay + commission + adjustments', () => {
    expect(payFor(9000, 600)).toBe(1500)
    expect(balance(1500, [40, 10], [-50, 200])).toBe(1700)
  })
})
