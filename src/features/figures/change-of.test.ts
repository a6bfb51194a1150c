import { describe, expect, it } from 'vitest'

import { changeOf, ratioOf } from './change-of'

describe('A change', () => {
  it('is red when worse, not when down', () => {
    expect(changeOf(-0.1)?.verdict).toBe('worse')
    expect(changeOf(-0.1, true)?.verdict).toBe('better')
    expect(changeOf(0.1, true)?.verdict).toBe('worse')
    expect(changeOf(0.1)).toMatchObject({ direction: 'up', verdict: 'better' })
  })
  it('below a tenth of a percent counts as none', () => {
    expect(changeOf(0.0004)).toMatchObject({ direction: 'none', verdict: 'neutral' })
  })
  it('rounds a loss like a gain', () => {
    expect(changeOf(-0.1325)?.amount).toBe(changeOf(0.1325)?.amount)
  })
  it('from zero has no ratio', () => {
    expect(ratioOf(5, 0)).toBeNull()
    expect(ratioOf(5, undefined)).toBeNull()
    expect(changeOf(null)).toBeUndefined()
  })
  it('from a negative figure points up when the figure improves', () => {
    expect(ratioOf(50, -100)).toBe(1.5)
  })
})
