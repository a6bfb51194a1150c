import { describe, expect, it } from 'vitest'

import { changeOf, ratioOf } from './change-of'

describe('A change', () => {
  it('is red when worse, not when down', () => {
    expect(changeOf(-0.1)?.verdict).toBe('worse')
    expect(changeOf(-0.1, true)?.verdict).toBe('better')
    expect(changeOf(0.1, true)?.verdict).toBe('worse')
    expect(changeOf(0.1)).toMatchObject({ direction: 'up', verdict: 'better' })
  })
  it('of less than a tenth of a percent is none', () => {
    expect(changeOf(0.0004)).toMatchObject({ direction: 'none', verdict: 'neutral' })
  })
  it('rounds a loss as it rounds a gain', () => {
    expect(changeOf(-0.1325)?.amount).toBe(changeOf(0.1325)?.amount)
  })
  it('of nothing is no data', () => {
    expect(ratioOf(5, 0)).toBeNull()
    expect(ratioOf(5, undefined)).toBeNull()
    expect(changeOf(null)).toBeUndefined()
  })
  it('against a loss still points up when things got better', () => {
    expect(ratioOf(50, -100)).toBe(1.5)
  })
})
