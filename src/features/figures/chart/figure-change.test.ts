import { describe, expect, it } from 'vitest'

import { formatChange, changeRatio } from './figure-change'

describe('A change', () => {
  it('is red when worse, not when down', () => {
    expect(formatChange(-0.1)?.verdict).toBe('worse')
    expect(formatChange(-0.1, true)?.verdict).toBe('better')
    expect(formatChange(0.1, true)?.verdict).toBe('worse')
    expect(formatChange(0.1)).toMatchObject({ direction: 'up', verdict: 'better' })
  })
  it('below a tenth of a percent counts as none', () => {
    expect(formatChange(0.0004)).toMatchObject({ direction: 'none', verdict: 'neutral' })
  })
  it('rounds a loss like a gain', () => {
    expect(formatChange(-0.1325)?.amount).toBe(formatChange(0.1325)?.amount)
  })
  it('from zero has no ratio', () => {
    expect(changeRatio(5, 0)).toBeNull()
    expect(changeRatio(5, undefined)).toBeNull()
    expect(formatChange(null)).toBeUndefined()
  })
  it('from a negative figure points up when the figure improves', () => {
    expect(changeRatio(50, -100)).toBe(1.5)
  })
})
