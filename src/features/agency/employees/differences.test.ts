import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { PermissionSet } from '@/domain/permission-set'
import { defaultPermissions } from '@/domain/permission-defaults'

import { differencesFrom, isPriceTurned, setOf } from './differences'

const base = defaultPermissions(['chatter'])
const set = (permissionSetId: string, role: string | null): PermissionSet =>
  v.parse(PermissionSet, { permissionSetId, name: permissionSetId, chatterPermissions: base, role })
const sets = [set('set-chatter', 'chatter'), set('set-agency_manager', 'agency_manager'), set('s1', null)]

describe('what differs from a set', () => {
  it('is kept for one person, and nothing else', () => {
    expect(differencesFrom(base, base)).toEqual({})
    expect(differencesFrom(base, { ...base, vault: 'edit', priceMax: null })).toEqual({
      vault: 'edit',
      priceMax: null,
    })
  })

  it('is counted from the set given, else from what the highest role gives', () => {
    expect(setOf(sets, { permissionSetId: 's1', roles: ['chatter'] })?.permissionSetId).toBe('s1')
    expect(setOf(sets, { permissionSetId: null, roles: ['agency_manager', 'chatter'] })?.role).toBe(
      'agency_manager',
    )
  })

  it('never turns price limits round', () => {
    expect(isPriceTurned({ priceMin: 500, priceMax: 300 })).toBe(true)
    expect(isPriceTurned({ priceMin: 500, priceMax: null })).toBe(false)
  })
})
