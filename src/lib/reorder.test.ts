import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { moveBefore } from './reorder'

describe('an order after a move', () => {
  it.each([
    [['a', 'b', 'c'], ['c'], 'a', ['c', 'a', 'b']],
    [['a', 'b', 'c'], ['a'], undefined, ['b', 'c', 'a']],
    [['a', 'b', 'c', 'd'], ['d', 'b'], 'a', ['b', 'd', 'a', 'c']],
    // Before itself, or before an unknown id: nothing moves.
    [['a', 'b'], ['a'], 'a', ['a', 'b']],
    [['a', 'b'], ['a'], 'x', ['a', 'b']],
  ])('of %j with %j before %s is %j', (ids, moved, before, order) => {
    expect(moveBefore(ids, moved, before)).toEqual(order)
  })

  it('keeps all ids', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (list, one, other) => {
        const order = moveBefore(list, [list[one % list.length] ?? ''], list[other % list.length])
        expect(order.toSorted()).toEqual(list.toSorted())
      }),
    )
  })
})
