import { describe, expect, it } from 'vitest'

import { toggleSelection } from './use-selection'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const after = (selected: string[], pressed: string, anchor?: string) =>
  [...toggleSelection(new Set(selected), ORDER, pressed, anchor)].toSorted().join('')

describe('toggleSelection', () => {
  it('toggles one item', () => {
    expect(after([], 'b')).toBe('b')
    expect(after(['a', 'b'], 'b')).toBe('a')
  })

  it('selects the range between anchor and pressed item, in both directions', () => {
    expect(after(['b'], 'd', 'b')).toBe('bcd')
    expect(after(['d'], 'b', 'd')).toBe('bcd')
    expect(after(['a', 'b', 'c', 'd'], 'd', 'b')).toBe('a')
  })

  it('selects only the pressed item when the anchor has left the list', () => {
    expect(after([], 'b', 'z')).toBe('b')
  })
})
