import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { moveToIndex, togglePreview } from './attached-media'

describe('the order of attached media', () => {
  it('changes by moving one and loses none', () => {
    const lists = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(lists, fc.nat({ max: 20 }), fc.integer({ min: -3, max: 20 }), (list, from, to) => {
        const next = moveToIndex(list, from, to)
        expect(new Set(next)).toEqual(new Set(list))
        expect(next).toHaveLength(list.length)
        const item = list[from]
        if (item === undefined) expect(next).toEqual(list)
        else expect(next.indexOf(item)).toBe(Math.max(0, Math.min(list.length - 1, to)))
      }),
    )
  })

  it('shows and hides a free preview', () => {
    expect(togglePreview(['a'], 'b')).toEqual(['a', 'b'])
    expect(togglePreview(['a', 'b'], 'a')).toEqual(['b'])
  })
})
