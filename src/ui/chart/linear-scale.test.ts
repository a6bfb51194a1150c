import fc from 'fast-check'
import { expect, test } from 'vitest'

import { linearScale } from './linear-scale'

test.each([
  [0, 9700, [0, 2000, 4000, 6000, 8000, 10_000]],
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [-3, 8, [-4, -2, 0, 2, 4, 6, 8]],
  [0, 0.0011, [0, 0.0002, 0.0004, 0.0006, 0.0008, 0.001, 0.0012]],
])('From %d to %d the round ticks are %j', (low, high, ticks) => {
  expect(linearScale(low, high, 4).ticks).toEqual(ticks)
})

test('The ticks are evenly spaced over the range and include every value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 0 }),
      fc.integer({ min: 1, max: 100_000_000 }),
      (low, high) => {
        const { ticks, at } = linearScale(low, high, 4)
        const places = ticks.map((tick) => at(tick, [240, 12]))
        expect(places[0]).toBeCloseTo(240)
        expect(places.at(-1)).toBeCloseTo(12)
        expect(ticks[0]).toBeLessThanOrEqual(low)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThan(10)
      },
    ),
  )
})
