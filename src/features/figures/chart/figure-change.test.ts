import { describe, expect, it } from 'vitest'

import { formatChange } from './figure-change'

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
  it('without a ratio is not shown', () => {
    expect(formatChange(null)).toBeUndefined()
  })
})
