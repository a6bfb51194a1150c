import { describe, expect, it } from 'vitest'

import type { Role } from '@/domain/account/role'
import { defaultPermissions } from '@/domain/account/permission-defaults'

import {
  granterFor,
  isGivable,
  mostGivable,
  lockOf,
  mayChangePay,
  mayEditSets,
  mayReadPay,
  mayTakeOnCreators,
  assignableRoles,
} from './rights'

const CHATTER: Role[] = ['chatter']
const ACCOUNT: Role[] = ['account_manager', 'chatter']
const MANAGER: Role[] = ['agency_manager', 'account_manager', 'chatter']
const DIRECTOR: Role[] = ['agency_director', 'agency_manager', 'account_manager', 'chatter']

describe('permissions over people (screens S0)', () => {
  it('let account managers assign the chatter role only, managers up to their own, directors all', () => {
    expect(assignableRoles(CHATTER)).toEqual([])
    expect(assignableRoles(ACCOUNT)).toEqual(['chatter'])
    expect(assignableRoles(MANAGER)).toEqual(['chatter', 'account_manager', 'agency_manager'])
    expect(assignableRoles(DIRECTOR)).toContain('agency_director')
  })

  it('show pay to managers, and let only directors change it', () => {
    expect([CHATTER, ACCOUNT, MANAGER, DIRECTOR].map(mayReadPay)).toEqual([false, false, true, true])
    expect([CHATTER, ACCOUNT, MANAGER, DIRECTOR].map(mayChangePay)).toEqual([false, false, false, true])
  })

  it('let only directors take on creators', () => {
    expect([CHATTER, ACCOUNT, MANAGER, DIRECTOR].map(mayTakeOnCreators)).toEqual([false, false, false, true])
  })

  it(`let managers edit sets and groups, and name who can do what others can't`, () => {
    expect([ACCOUNT, MANAGER, DIRECTOR].map(mayEditSets)).toEqual([false, true, true])
    expect([ACCOUNT, MANAGER].map(granterFor)).toEqual(['agency_manager', 'agency_director'])
  })

  it('never let a user give more than they have', () => {
    expect(isGivable(defaultPermissions(CHATTER), defaultPermissions(ACCOUNT))).toBe(true)
    expect(isGivable(defaultPermissions(MANAGER), defaultPermissions(ACCOUNT))).toBe(false)
    expect(isGivable({ ...defaultPermissions(CHATTER), canGoLive: true }, defaultPermissions(ACCOUNT))).toBe(
      false,
    )
  })

  it('give no wider price limits than the own ones, which do not bind a director', () => {
    const own = { ...defaultPermissions(MANAGER), priceMin: 300, priceMax: 20_000 }
    const higher = { ...defaultPermissions(CHATTER), priceMin: 300, priceMax: 50_000 }
    expect(isGivable(higher, own)).toBe(false)
    expect(isGivable({ ...higher, priceMax: 20_000 }, own)).toBe(true)
    expect(isGivable({ ...higher, priceMin: null, priceMax: 20_000 }, own)).toBe(false)
    expect(isGivable(higher, mostGivable(own, DIRECTOR))).toBe(true)
  })

  it(`name who can change a person the user can't`, () => {
    const asker = { userId: 'me', roles: ACCOUNT }
    expect(lockOf({ userId: 'me', roles: ACCOUNT, canEdit: false }, asker)).toBe('self')
    expect(lockOf({ userId: 'a', roles: CHATTER, canEdit: true }, asker)).toBeUndefined()
    expect(lockOf({ userId: 'a', roles: ACCOUNT, canEdit: false }, asker)).toBe('agency_manager')
    expect(lockOf({ userId: 'a', roles: DIRECTOR, canEdit: false }, asker)).toBe('agency_director')
  })
})
