import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { CurrentUser } from './current-user'
import { PERMISSION_TOOLS, PERMISSION_LEVELS } from './permission'
import { defaultPermissions } from './permission-defaults'

const ANA = { userId: 'ana', username: 'ana' }
const read = (chatterPermissions: unknown, roles: unknown = ['chatter']) =>
  v.parse(CurrentUser, { ...ANA, roles, chatterPermissions }).chatterPermissions

const LEVELS: readonly string[] = PERMISSION_TOOLS
const FLAGS = ['canUnsend', 'canPrice', 'canSeeSpend', 'canSeeStaffNames', 'canExport', 'canGoLive']
const LIMITS = ['priceMin', 'priceMax']
const ROLES = ['chatter', 'account_manager', 'agency_manager', 'agency_director']

describe('permissions missing from the response (decisions 29)', () => {
  it.each([undefined, null, {}, [], '', 'all', 7, true])('default to those of the role: %j', (said) => {
    expect(read(said)).toEqual(defaultPermissions(['chatter']))
    expect(read(said, ROLES)).toEqual(defaultPermissions(ROLES))
  })

  it('keep messages open to chatters, and open no tool that is off', () => {
    expect(read(undefined)).toMatchObject({
      messages: 'edit',
      notes: 'edit',
      massMessages: 'view',
      groups: 'off',
      earnings: 'off',
      priceMax: 20_000,
      canExport: false,
    })
    expect(read(undefined, [])).toMatchObject({ earnings: 'off', profile: 'off', canExport: false })
  })

  it('default key by key, whatever else the response contains', () => {
    const odd = fc.constantFrom<unknown>(undefined, null, 'all', 7, [], {}, -1, 'EDIT')
    const keys = [...LEVELS, ...FLAGS, ...LIMITS]
    const valid = (key: string): fc.Arbitrary<unknown> =>
      LEVELS.includes(key)
        ? fc.constantFrom(...PERMISSION_LEVELS)
        : FLAGS.includes(key)
          ? fc.boolean()
          : fc.option(fc.nat(50_000))
    const entry = fc
      .constantFrom(...keys)
      .chain((key) => fc.tuple(fc.constant(key), fc.oneof(valid(key), odd)))
    const isSaid = (key: string, value: unknown) =>
      LEVELS.includes(key)
        ? PERMISSION_LEVELS.some((level) => level === value)
        : FLAGS.includes(key)
          ? typeof value === 'boolean'
          : value === null || (typeof value === 'number' && Number.isInteger(value))
    fc.assert(
      fc.property(fc.array(entry), fc.subarray(ROLES), (entries, roles) => {
        const said = Object.fromEntries(entries)
        const defaults: Record<string, unknown> = { ...defaultPermissions(roles) }
        const expected = keys.map((key) => [key, isSaid(key, said[key]) ? said[key] : defaults[key]])
        expect(read(said, roles)).toEqual(Object.fromEntries(expected))
      }),
      { numRuns: 500 },
    )
  })
})
