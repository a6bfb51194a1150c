import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sparklinePoints } from './sparkline-points'

describe('The points of a sparkline', () => {
  it('are at most twelve, between the smallest and the largest figure', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 400 }), (values) => {
        const points = sparklinePoints(values)
        expect(points).toHaveLength(Math.min(12, values.length))
        expect(Math.min(...points)).toBeGreaterThanOrEqual(Math.min(...values))
        expect(Math.max(...points)).toBeLessThanOrEqual(Math.max(...values))
      }),
    )
  })
  it('keep their order, and are empty for an empty series', () => {
    expect(sparklinePoints([1, 2, 3])).toEqual([1, 2, 3])
    expect(sparklinePoints([])).toEqual([])
  })
})
