import { describe, expect, it } from 'vitest'

import { extended, NOTHING_SELECTED, toggled } from './selection'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted().join('')

describe('choosing rows', () => {
  it('takes one and lets it go', () => {
    const one = toggled(NOTHING_SELECTED, 'b')
    expect(chosen(one)).toBe('b')
    expect(chosen(toggled(one, 'b'))).toBe('')
  })
  it('takes all in between, in both directions', () => {
    expect(chosen(extended(toggled(NOTHING_SELECTED, 'b'), 'd', ORDER))).toBe('bcd')
    expect(chosen(extended(toggled(NOTHING_SELECTED, 'd'), 'b', ORDER))).toBe('bcd')
  })
  it('keeps what was chosen before', () => {
    const two = toggled(toggled(NOTHING_SELECTED, 'a'), 'c')
    expect(chosen(extended(two, 'd', ORDER))).toBe('acd')
  })
  it('begins where one is, when nothing was chosen yet', () => {
    expect(chosen(extended(NOTHING_SELECTED, 'c', ORDER))).toBe('c')
  })
  it('takes one alone when the start is not in the list any more', () => {
    expect(chosen(extended(toggled(NOTHING_SELECTED, 'gone'), 'c', ORDER))).toBe('cgone')
  })
})
