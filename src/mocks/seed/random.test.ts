import { describe, expect, it } from 'vitest'

import { random, seedOf } from './random'

describe('the seed', () => {
  it('gives the same stream for the same number', () => {
    const stream = () => Array.from({ length: 20 }, random(7))
    expect(stream()).toEqual(stream())
    expect(Array.from({ length: 20 }, random(8))).not.toEqual(stream())
  })

  it('separates neighbouring numbers', () => {
    const seeds = new Set(
      Array.from({ length: 10_000 }, (_, index) => seedOf(1, index % 100, Math.floor(index / 100))),
    )
    expect(seeds.size).toBeGreaterThan(9990)
  })
})
