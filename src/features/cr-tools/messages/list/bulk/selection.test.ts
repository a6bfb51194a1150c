import { describe, expect, it } from 'vitest'

import { extended, NOTHING_SELECTED, toggled } from './selection'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted().join('')

describe('selecting rows', () => {
  it('adds and removes one', () => {
    const one = toggled(NOTHING_SELECTED, 'b')
    expect(chosen(one)).toBe('b')
    expect(chosen(toggled(one, 'b'))).toBe('')
  })
  it('adds all rows between, in both directions', () => {
    expect(chosen(extended(toggled(NOTHING_SELECTED, 'b'), 'd', ORDER))).toBe('bcd')
    expect(chosen(extended(toggled(NOTHING_SELECTED, 'd'), 'b', ORDER))).toBe('bcd')
  })
  it('keeps earlier selections', () => {
    const two = toggled(toggled(NOTHING_SELECTED, 'a'), 'c')
    expect(chosen(extended(two, 'd', ORDER))).toBe('acd')
  })
  it('starts at the current row when nothing is selected', () => {
    expect(chosen(extended(NOTHING_SELECTED, 'c', ORDER))).toBe('c')
  })
  it('adds one row when the start of the range has left the list', () => {
    expect(chosen(extended(toggled(NOTHING_SELECTED, 'gone'), 'c', ORDER))).toBe('cgone')
  })
})
