// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { accountStatusOf } from './account-status'
import { canStoreAccount } from './stored-account'
import {
  hasAccountStatus,
  hasExpectedClaims,
  hasExpectedIssuer,
  isTokenExpired,
  isTokenFresh,
  readClaims,
} from './token'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const PREFIX = 'https://auth.console.example/'
const part = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')
const jwt = (claims: unknown) => `${part({ alg: 'none' })}.${part(claims)}.x`
const claims = (facts: object) => readClaims(jwt(facts))
const endingIn = (seconds: number) => claims({ exp: NOW / 1000 + seconds })

describe('a token', () => {
  it.each([
    undefined,
    null,
    0,
    '',
    'a',
    'a.b.c',
    '..',
    jwt('text'),
    jwt([1]),
    jwt(null),
    ` ${jwt({})}`,
    `${jwt({})}\n`,
  ])('counts as absent when unreadable: %j', (value) => {
    expect(readClaims(value)).toBeUndefined()
  })

  it('is decoded in every script', () => {
    expect(claims({ sub: 'ü-ك-日', iss: PREFIX })).toMatchObject({ sub: 'ü-ك-日', iss: PREFIX })
  })

  it('is fresh only when valid for more than five minutes: exactly 300 seconds are not enough', () => {
    expect(isTokenFresh(endingIn(301), NOW)).toBe(true)
    expect(isTokenFresh(endingIn(300), NOW)).toBe(false)
    expect(isTokenFresh(endingIn(300), NOW - 1)).toBe(true)
    expect(isTokenFresh(undefined, NOW)).toBe(false)
  })

  it('expires exactly at its second, or earlier by the leeway', () => {
    expect(isTokenExpired(endingIn(0), NOW)).toBe(true)
    expect(isTokenExpired(endingIn(1), NOW)).toBe(false)
    expect(isTokenExpired(endingIn(60), NOW, 60)).toBe(true)
    expect(isTokenExpired(endingIn(61), NOW, 60)).toBe(false)
    expect(isTokenExpired(undefined, NOW)).toBe(true)
  })

  it.each([undefined, null, '1999999999', NaN, Infinity, true, {}, []])(
    'with an exp of %j is expired',
    (exp) => {
      expect(isTokenExpired(claims({ exp }), NOW)).toBe(true)
      expect(isTokenFresh(claims({ exp }), NOW)).toBe(false)
    },
  )

  it('must have the issuer prefix, including the slash', () => {
    const of = (iss: unknown) =>
      hasExpectedIssuer(claims({ iss }) as NonNullable<ReturnType<typeof claims>>, PREFIX) // readable
    expect(of(`${PREFIX}console`)).toBe(true)
    expect(of(PREFIX)).toBe(true)
    for (const iss of [
      'https://auth.console.example.evil/',
      `x${PREFIX}`,
      PREFIX.toUpperCase(),
      '',
      null,
      7,
      undefined,
    ])
      expect(of(iss)).toBe(false)
  })

  it('lacks its account status when ast is absent or null, not when it is unknown', () => {
    for (const [facts, has] of [
      [{}, false],
      [{ ast: null }, false],
      [{ ast: 0 }, true],
      [{ ast: 'x' }, true],
    ] as const)
      expect(hasAccountStatus(claims(facts) as NonNullable<ReturnType<typeof claims>>)).toBe(has) // readable
  })
})

describe('the account status', () => {
  it.each([
    [1, 'unverified'],
    [2, 'unlinked'],
    [3, 'pending_mfa'],
    [4, 'locked'],
    [100, 'anonymous'],
    [101, 'fan'],
    [102, 'creator'],
    [103, 'creator_plus'],
  ])('%i is %s', (ast, name) => {
    expect(accountStatusOf(claims({ ast }))).toBe(name)
  })

  it('is signed out for any other value', () => {
    const known = new Set<unknown>([1, 2, 3, 4, 101, 102, 103])
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.integer({ min: -5, max: 300 }), fc.constantFrom('101', 101.5, [101])),
        (ast) => {
          fc.pre(!known.has(ast))
          expect(accountStatusOf({ ast })).toBe('anonymous')
        },
      ),
      { numRuns: 3000 },
    )
    expect(accountStatusOf(undefined)).toBe('anonymous')
  })
})

describe('ten thousand invalid tokens', () => {
  const oddClaims = fc.record(
    {
      exp: fc.oneof(fc.anything(), fc.double(), fc.integer()),
      iss: fc.oneof(fc.anything(), fc.string(), fc.constant(PREFIX)),
      sub: fc.oneof(fc.anything(), fc.constantFrom('ann', '')),
      ast: fc.oneof(fc.anything(), fc.constantFrom(101, null, 1)),
      aut: fc.oneof(fc.anything(), fc.string({ maxLength: 14 })),
    },
    { requiredKeys: [] },
  )
  const safely = (value: unknown) => {
    try {
      return jwt(value)
    } catch {
      return 'unwritable'
    }
  }
  const odd = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.array(fc.string(), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.')),
    fc.array(fc.base64String(), { minLength: 3, maxLength: 3 }).map((parts) => parts.join('.')),
    fc.anything().map(safely),
    oddClaims.map(safely),
  )

  it('never crash, and never gain rights', () => {
    fc.assert(
      fc.property(odd, (token) => {
        const read = readClaims(token)
        expect(isTokenFresh(read, NOW) && isTokenExpired(read, NOW)).toBe(false)
        if (!read) return
        expect(typeof token).toBe('string')
        expect(() => new Headers({ authorization: `Bearer ${String(token)}` })).not.toThrow()
        if (hasExpectedClaims(read, PREFIX))
          expect(read.iss?.startsWith(PREFIX) && read.ast != null).toBe(true)
        if (canStoreAccount('ann', token as string))
          expect(read.sub === 'ann' && (read.aut ?? '').length >= 10).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})
