import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'

import { FIGURE, FIGURE_IDS, hasSmallBase } from './figures'

const none = v.parse(ChatterFigures, {})

describe('the figures of the table', () => {
  it(`include all that the server reports about a person's work`, () => {
    expect(FIGURE_IDS.toSorted()).toEqual(Object.keys(ChatterFigures.entries).toSorted())
  })

  it('start with the columns of the screen in order (screens S7)', () => {
    const shown = FIGURE_IDS.filter((id) => !FIGURE[id].isHiddenAtFirst)
    expect(shown.slice(0, 4)).toEqual(['clockedSeconds', 'activeShare', 'sales', 'salesPerHour'])
    expect(shown).toHaveLength(18)
  })

  it('are thin if their base is too small', () => {
    expect(hasSmallBase('unlockRate', { ...none, unlockRate: 0.25, paidMessages: 29 })).toBe(true)
    expect(hasSmallBase('unlockRate', { ...none, unlockRate: 0.25, paidMessages: 30 })).toBe(false)
    expect(hasSmallBase('unlockRate', none)).toBe(false)
    expect(hasSmallBase('sales', none)).toBe(false)
  })
})
