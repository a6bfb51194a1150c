import fc from 'fast-check'
import { expect, it } from 'vitest'

import { lastFullDays } from './range'

it('A period of full days ends before today and begins so many days before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 4e12 }), (days, now) => {
      const { from, to } = lastFullDays(days, now)
      expect(Date.parse(to)).toBeLessThanOrEqual(now)
      expect(now - Date.parse(to)).toBeLessThan(25 * 3_600_000 + 1)
      // Days of 23 and 25 hours round to days.
      expect(Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)).toBe(days)
    }),
  )
})

it('A period stays the same from the first to the last moment of a day', () => {
  const noon = new Date(2026, 10, 21, 12).getTime()
  expect(lastFullDays(28, noon)).toEqual(lastFullDays(28, new Date(2026, 10, 21, 23, 59, 59, 999).getTime()))
  expect(lastFullDays(28, noon)).toEqual(lastFullDays(28, new Date(2026, 10, 21).getTime()))
})
