import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { PermissionSet } from '@/domain/account/permission-set'
import { defaultPermissions } from '@/domain/account/permission-defaults'

import { differencesFrom, isPriceRangeReversed, effectiveSet } from './differences'

const base = defaultPermissions(['chatter'])
const set = (permissionSetId: string, role: string | null): PermissionSet =>
  v.parse(PermissionSet, { permissionSetId, name: permissionSetId, chatterPermissions: base, role })
const sets = [set('set-chatter', 'chatter'), set('set-agency_manager', 'agency_manager'), set('s1', null)]

describe('differences from a permission set', () => {
  it('contain only what differs for one person', () => {
    expect(differencesFrom(base, base)).toEqual({})
    expect(differencesFrom(base, { ...base, vault: 'edit', priceMax: null })).toEqual({
      vault: 'edit',
      priceMax: null,
    })
  })

  it('compare with the assigned set, else with the set of the highest role', () => {
    expect(effectiveSet(sets, { permissionSetId: 's1', roles: ['chatter'] })?.permissionSetId).toBe('s1')
    expect(effectiveSet(sets, { permissionSetId: null, roles: ['agency_manager', 'chatter'] })?.role).toBe(
      'agency_manager',
    )
  })

  it('detect a lowest price above the highest', () => {
    expect(isPriceRangeReversed({ priceMin: 500, priceMax: 300 })).toBe(true)
    expect(isPriceRangeReversed({ priceMin: 500, priceMax: null })).toBe(false)
  })
})
