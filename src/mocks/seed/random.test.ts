import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { between, chance, pick, random, seedOf } from './random'

describe('the seed', () => {
  it('gives the same stream for the same number', () => {
    const stream = () => Array.from({ length: 20 }, random(7))
    expect(stream()).toEqual(stream())
    expect(Array.from({ length: 20 }, random(8))).not.toEqual(stream())
  })

  it('stays in [0, 1) and spreads over it', () => {
    const rolls = Array.from({ length: 5000 }, random(1))
    expect(Math.min(...rolls)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...rolls)).toBeLessThan(1)
    expect(rolls.reduce((sum, roll) => sum + roll, 0) / rolls.length).toBeCloseTo(0.5, 1)
  })

  it('separates neighbouring numbers', () => {
    const seeds = new Set(
      Array.from({ length: 10_000 }, (_, index) => seedOf(1, index % 100, Math.floor(index / 100))),
    )
    expect(seeds.size).toBeGreaterThan(9990)
  })

  it('picks within bounds', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 50 }),
        (part, from, more) => {
          const value = between(chance(part), from, from + more)
          expect(value >= from && value <= from + more).toBe(true)
          expect([1, 2, 3]).toContain(pick([1, 2, 3], chance(part)))
        },
      ),
    )
  })
})
