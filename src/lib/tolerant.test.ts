import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Nothing, orElse, orNull, readableOf } from './tolerant'

const Row = v.object({ id: v.string(), name: orNull(v.string()), count: orElse(v.number(), 0) })

describe('reading answers tolerantly (decision 27)', () => {
  it.each([
    {},
    { name: null, count: null },
    { name: 7, count: 'many' },
    { name: undefined, count: undefined },
  ])('takes an optional field that is absent, null or odd for the same: %j', (fields) => {
    expect(v.parse(Row, { id: 'a', ...fields })).toEqual({ id: 'a', name: null, count: 0 })
  })

  it('keeps what can be read and ignores unknown fields', () => {
    expect(v.parse(Row, { id: 'a', name: 'Mila', count: 3, colour: 'red' })).toEqual({
      id: 'a',
      name: 'Mila',
      count: 3,
    })
  })

  it('fails without what cannot be done without', () => {
    expect(v.is(Row, { name: 'Mila' })).toBe(false)
  })

  it('drops the entries of a list that cannot be read, and keeps the order', () => {
    expect(v.parse(readableOf(Row), [{ id: 'b' }, null, 'x', { id: 'a' }]).map((row) => row.id)).toEqual([
      'b',
      'a',
    ])
    expect(v.is(readableOf(Row), { id: 'b' })).toBe(false)
  })

  it('reads nothing of an answer that does not matter', () => {
    for (const answer of [undefined, null, {}, [], 'ok']) expect(v.parse(Nothing, answer)).toBeNull()
  })
})
