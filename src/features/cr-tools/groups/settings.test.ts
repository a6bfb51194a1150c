import { describe, expect, it } from 'vitest'

import { cleared, NEW_GROUP, problemsOf, settingsFrom, writtenOf } from './settings'

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

describe('what the fields hold', () => {
  const settings = { ...NEW_GROUP, name: 'VIP', joinBy: 'price', joinPrice: 450, slowModeS: 60 } as const

  it('is the settings again when it is read', () => {
    expect(settingsFrom(writtenOf(settings, null, 'c1'))).toEqual(settings)
  })

  it.each([
    ['5', 500],
    ['4,50', 450],
    ['', null],
    ['four', null],
  ])('of a price as it is typed: %s', (joinPrice, cents) => {
    expect(settingsFrom({ ...writtenOf(settings, null, 'c1'), joinPrice }).joinPrice).toBe(cents)
  })
})
