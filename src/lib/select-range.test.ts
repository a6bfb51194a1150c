import { expect, it } from 'vitest'

import { idsBetween, withIds } from './select-range'

const ORDER = ['a', 'b', 'c', 'd', 'e']

it('takes all ids between two, in both directions', () => {
  expect(idsBetween(ORDER, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(ORDER, 'd', 'b')).toEqual(['b', 'c', 'd'])
})

it('takes one id without an anchor, or with one that has left the list', () => {
  expect(idsBetween(ORDER, undefined, 'c')).toEqual(['c'])
  expect(idsBetween(ORDER, 'gone', 'c')).toEqual(['c'])
})

it('selects and deselects without changing the selection it got', () => {
  const before = new Set(['a', 'c'])
  expect([...withIds(before, ['b', 'c'], true)]).toEqual(['a', 'c', 'b'])
  expect([...withIds(before, ['b', 'c'], false)]).toEqual(['a'])
  expect([...before]).toEqual(['a', 'c'])
})
