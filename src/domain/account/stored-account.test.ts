// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  rotateStoredToken,
  storeAccount,
  markAccountRefused,
  canStoreAccount,
  parseStoredAccounts,
  removeStoredAccount,
  type StoredAccounts,
} from './stored-account'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (sub: unknown, aut: unknown = 'password+totp', gen = 0) =>
  `${part({})}.${part({ sub, aut, gen })}.x`
const named = (userId: string) => ({ userId, username: userId, displayName: '', verifiedIcon: null })
const user = (userId: string) => ({ ...named(userId), email: `${userId}@agency.example` })
const three = (): StoredAccounts =>
  ['ann', 'bob', 'cat'].reduce<StoredAccounts>((list, id) => storeAccount(list, user(id), token(id)), [])
const idsOf = (accounts: StoredAccounts) => accounts.map((account) => account.user.userId)

describe('the stored-account rule', () => {
  it.each([
    ['subject and ten characters', token('ann', 'x'.repeat(10)), true],
    ['nine characters', token('ann', 'x'.repeat(9)), false],
    ['no aut', `${part({})}.${part({ sub: 'ann' })}.x`, false],
    ['an aut of null', token('ann', null), false],
    [
      'a list of ten',
      token(
        'ann',
        Array.from({ length: 10 }, () => 'x'),
      ),
      false,
    ],
    ['a number', token('ann', 1234567890123), false],
    ['another subject', token('bob'), false],
    ['no subject', token(undefined), false],
    ['no token', 'garbage', false],
  ])('requires the subject and ten characters of text: %s', (_what, refreshToken, may) => {
    expect(canStoreAccount('ann', refreshToken)).toBe(may)
    expect(storeAccount([], user('ann'), refreshToken)).toHaveLength(may ? 1 : 0)
  })
})

describe('the list of stored accounts', () => {
  it('replaces the entry of the same user in place', () => {
    const next = storeAccount(three(), { ...user('bob'), displayName: 'Bob' }, token('bob', undefined, 1))
    expect(idsOf(next)).toEqual(['ann', 'bob', 'cat'])
    expect(next[1]).toEqual({
      user: { ...named('bob'), displayName: 'Bob' },
      refreshToken: token('bob', undefined, 1),
      needsSignIn: false,
      email: 'bob@agency.example',
      waiting: 0,
    })
  })

  it('keeps the unread count of a left account until its next sign-in', () => {
    const left = three().map((account) => ({ ...account, waiting: 7 }))
    const rotated = rotateStoredToken(left, token('bob'), token('bob', undefined, 1))
    expect(markAccountRefused(rotated, token('bob', undefined, 1))[1]).toMatchObject({ waiting: 7 })
    expect(storeAccount(left, user('bob'), token('bob'))[1]).toMatchObject({ waiting: 0 })
  })

  it('reads an old entry without email and unread count', () => {
    const text = JSON.stringify([{ user: named('ann'), refreshToken: token('ann') }])
    expect(parseStoredAccounts(text)).toMatchObject([{ email: null, waiting: 0, needsSignIn: false }])
  })

  it('follows a token rotation in place', () => {
    const next = rotateStoredToken(three(), token('bob'), token('bob', undefined, 1))
    expect(idsOf(next)).toEqual(['ann', 'bob', 'cat'])
    expect(next[1]?.refreshToken).toBe(token('bob', undefined, 1))
  })

  it('ignores a token of another user, in either direction', () => {
    expect(rotateStoredToken(three(), token('dan'), token('dan', undefined, 1))).toEqual(three())
    expect(rotateStoredToken(three(), token('bob'), token('eve'))).toEqual(three())
  })

  it('removes an entry, and marks only the entry with the refused token', () => {
    expect(idsOf(removeStoredAccount(three(), 'bob'))).toEqual(['ann', 'cat'])
    expect(markAccountRefused(three(), token('bob')).map((it) => it.needsSignIn)).toEqual([
      false,
      true,
      false,
    ])
    expect(markAccountRefused(three(), token('bob', undefined, 1))).toEqual(three())
  })

  it('round-trips through storage', () => {
    expect(parseStoredAccounts(JSON.stringify(three()))).toEqual(three())
  })

  it('skips entries that are invalid, break the rule or repeat a user', () => {
    const [ann] = three()
    const text = JSON.stringify([null, 7, {}, ann, ann, { user: user('bob'), refreshToken: token('eve') }])
    expect(idsOf(parseStoredAccounts(text))).toEqual(['ann'])
  })

  it('is empty for invalid input, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        for (const { user, refreshToken } of parseStoredAccounts(text))
          expect(canStoreAccount(user.userId, refreshToken)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})
