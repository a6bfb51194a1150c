import { expect, it } from 'vitest'

import { compareRates } from './compare-rates'

it('has no result for a rate of fewer than 30', () => {
  expect(compareRates({ part: 29, whole: 29 }, { part: 0, whole: 4000 })).toBe('too_few')
  expect(compareRates({ part: 0, whole: 4000 }, { part: 0, whole: 0 })).toBe('too_few')
})

it('reports no difference when chance may explain it', () => {
  expect(compareRates({ part: 6, whole: 100 }, { part: 9, whole: 100 })).toBe('no_difference')
  expect(compareRates({ part: 0, whole: 500 }, { part: 0, whole: 500 })).toBe('no_difference')
  expect(compareRates({ part: 50, whole: 50 }, { part: 40, whole: 40 })).toBe('no_difference')
})

it('names the higher rate, in either order', () => {
  const [high, low] = [
    { part: 90, whole: 1000 },
    { part: 50, whole: 1000 },
  ]
  expect([compareRates(high, low), compareRates(low, high)]).toEqual(['first', 'second'])
})
