import fc from 'fast-check'
import { expect, it } from 'vitest'

import { lastDays } from './range'

it('A period of days ends with today and begins so many days before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 4e12 }), (days, now) => {
      const { from, to } = lastDays(days, now)
      expect(Date.parse(to)).toBeGreaterThan(now)
      expect(Date.parse(from)).toBeLessThanOrEqual(now)
      // Days of 23 and 25 hours round to days.
      expect(Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)).toBe(days)
    }),
  )
})

it('A period stays the same from the first to the last moment of a day', () => {
  const noon = new Date(2026, 10, 21, 12).getTime()
  expect(lastDays(28, noon)).toEqual(lastDays(28, new Date(2026, 10, 21, 23, 59, 59, 999).getTime()))
  expect(lastDays(28, noon)).toEqual(lastDays(28, new Date(2026, 10, 21).getTime()))
})
