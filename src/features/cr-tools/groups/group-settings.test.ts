import { describe, expect, it } from 'vitest'

import {
  NEW_GROUP,
  groupSettingsFaults,
  settingsFromFormValues,
  settingsToSave,
  groupFormValuesOf,
} from './group-settings'

describe('group settings validation', () => {
  it('requires a name', () => {
    expect(groupSettingsFaults({ ...NEW_GROUP, name: '  ' })).toEqual({ name: 'name_missing' })
    expect(groupSettingsFaults({ ...NEW_GROUP, name: 'VIP' })).toEqual({})
  })

  it.each([
    [{ joinBy: 'list' }, { joinListId: 'join_list_missing' }],
    [{ joinBy: 'tier' }, { joinTier: 'join_tier_missing' }],
    [{ joinBy: 'price' }, { joinPrice: 'join_price_missing' }],
    [{ joinBy: 'price', joinPrice: 0 }, { joinPrice: 'join_price_missing' }],
  ] as const)('requires the condition to join: %o', (part, faults) => {
    expect(groupSettingsFaults({ ...NEW_GROUP, name: 'VIP', ...part })).toEqual(faults)
  })

  it('sends only the fields of the chosen way to join', () => {
    const all = { ...NEW_GROUP, name: ' VIP ', joinListId: 'l1', joinTier: 'basic', joinPrice: 500 }
    expect(settingsToSave(groupFormValuesOf({ ...all, joinBy: 'tier' }, null))).toMatchObject({
      name: 'VIP',
      joinListId: null,
      joinTier: 'basic',
      joinPrice: null,
    })
  })
})

describe('form values', () => {
  const settings = { ...NEW_GROUP, name: 'VIP', joinBy: 'price', joinPrice: 450, slowModeS: 60 } as const

  it('round-trip to the settings', () => {
    expect(settingsFromFormValues(groupFormValuesOf(settings, null))).toEqual(settings)
  })

  it('show the price to join with its cents', () => {
    expect(groupFormValuesOf(settings, null).joinPrice).toBe('4.50')
  })

  it.each([
    ['5', 500],
    ['4,50', 450],
    ['', null],
    ['four', null],
  ])('parse a typed price: %s', (joinPrice, cents) => {
    expect(settingsFromFormValues({ ...groupFormValuesOf(settings, null), joinPrice }).joinPrice).toBe(cents)
  })
})
