import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

import { login } from '@/api/calls/account/auth'
import { tokens } from '@/api/token-store'
import { readClaims } from '@/domain/account/token'
import type { TokenSet } from '@/domain/account/token-set'

import { ISSUER, jwt } from '../../../../tests/support/simulated-browser/simulated-browser'
import { fakeServer } from '../../../../tests/support/fake-server'
import { signInBy } from './accept-tokens'

const exp = Math.floor(Date.now() / 1000) + 3600
const tokensOf = (sub: string): TokenSet => ({
  accessToken: jwt({ iss: ISSUER, sub, ast: 101, exp }),
  refreshToken: jwt({ iss: ISSUER, sub, aut: 'password+totp', exp }),
  deviceToken: null,
  forceRefresh: false,
})

/** A sign-in as ann on a slow line; `arrive` lets its response through. */
function signInSlowly() {
  const answer = Promise.withResolvers<void>()
  const { askedOf } = fakeServer({
    '/api/auth/login': async () => {
      await answer.promise
      return { body: tokensOf('ann') }
    },
    '/api/auth/logout': () => ({}),
  })
  const signIn = new MutationObserver(new QueryClient(), signInBy(login))
  const done = signIn.mutate({ email: 'ann@agency.example', password: 'any', deviceToken: null })
  return { askedOf, arrive: () => (answer.resolve(), done) }
}
const signedInUser = () => readClaims(tokens.read().accessToken)?.sub

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('A late response to a sign-in never replaces the session that has begun meanwhile, and is logged out', async () => {
  const { arrive, askedOf } = signInSlowly()
  await expect.poll(() => askedOf('/api/auth/login')).toHaveLength(1)
  tokens.beginSession('switch', tokensOf('bob'))
  await arrive()
  expect(signedInUser()).toBe('bob')
  expect(askedOf('/api/auth/logout')).toHaveLength(1)
})

it('A response to a sign-in replaces a session that has ended meanwhile', async () => {
  tokens.beginSession('login', tokensOf('bob'))
  const { arrive, askedOf } = signInSlowly()
  await expect.poll(() => askedOf('/api/auth/login')).toHaveLength(1)
  tokens.endSession(tokens.read(), 'ended')
  await arrive()
  expect(signedInUser()).toBe('ann')
})
