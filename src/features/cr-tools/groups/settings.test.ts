import { describe, expect, it } from 'vitest'

import { centsOf, cleared, NEW_GROUP, problemsOf } from './settings'

describe('a group is saved only when it is whole', () => {
  it('has a name', () => {
    expect(problemsOf({ ...NEW_GROUP, name: '  ' })).toEqual(['name_missing'])
    expect(problemsOf({ ...NEW_GROUP, name: 'VIP' })).toEqual([])
  })

  it.each([
    [{ joinBy: 'list' }, 'join_list_missing'],
    [{ joinBy: 'tier' }, 'join_tier_missing'],
    [{ joinBy: 'price' }, 'join_price_missing'],
    [{ joinBy: 'price', joinPrice: 0 }, 'join_price_missing'],
  ] as const)('says what it takes to join: %o', (part, problem) => {
    expect(problemsOf({ ...NEW_GROUP, name: 'VIP', ...part })).toEqual([problem])
  })

  it('sends of the ways to join the chosen one’s alone', () => {
    const all = { ...NEW_GROUP, name: ' VIP ', joinListId: 'l1', joinTier: 'basic', joinPrice: 500 }
    expect(cleared({ ...all, joinBy: 'tier' })).toMatchObject({
      name: 'VIP',
      joinListId: null,
      joinTier: 'basic',
      joinPrice: null,
    })
  })
})

describe('a price as it is typed', () => {
  it.each([
    ['5', 500],
    ['4.5', 450],
    ['4,50', 450],
    ['4.', 400],
    ['0.29', 29],
    ['', null],
    ['4.505', null],
    ['-4', null],
    ['four', null],
  ])('%s', (text, cents) => {
    expect(centsOf(text)).toBe(cents)
  })
})
