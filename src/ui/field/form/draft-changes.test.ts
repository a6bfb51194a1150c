import { expect, it } from 'vitest'

import { changedValues, matchingShape } from './draft-changes'

it.each<[what: string, before: object, mine: object, meanwhile: object, restored: object]>([
  ['a changed part, beside', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
  ['an added part, beside', { b: 1 }, { b: 1, a: null }, { b: 3 }, { b: 3, a: null }],
  ['a removed part, beside', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 3 }, { b: 3 }],
  ['an added name, beside', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
  ['a removed name, beside', ['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 'c']],
  ['an order of names, not', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['b', 'a']],
  ['a name put first, not', ['a', 'b'], ['c', 'a', 'b'], ['a', 'b', 'd'], ['c', 'a', 'b']],
  [
    'an object of more than single values, not',
    { a: 1, b: [1] },
    { a: 2, b: [1] },
    { a: 1, b: [3] },
    { a: 2, b: [1] },
  ],
])("restores %s a colleague's later change of another part", (_, before, mine, meanwhile, restored) => {
  const stored = changedValues({ parts: mine }, { parts: before })
  expect(matchingShape({ parts: meanwhile }, stored)).toEqual({ parts: restored })
})
