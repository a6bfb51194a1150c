import { describe, expect, it } from 'vitest'

import { selectedAfter } from './selected-after'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const after = (selected: string[], pressed: string, anchor?: string) =>
  [...selectedAfter(new Set(selected), ORDER, pressed, anchor)].toSorted().join('')

describe('a selection', () => {
  it('takes one, and lets it go', () => {
    expect(after([], 'b')).toBe('b')
    expect(after(['a', 'b'], 'b')).toBe('a')
  })

  it('takes everything between the last one and this, in both directions', () => {
    expect(after(['b'], 'd', 'b')).toBe('bcd')
    expect(after(['d'], 'b', 'd')).toBe('bcd')
    expect(after(['a', 'b', 'c', 'd'], 'd', 'b')).toBe('a')
  })

  it('takes the pressed one alone where the last one has left the list', () => {
    expect(after([], 'b', 'z')).toBe('b')
  })
})
