import { describe, expect, it } from 'vitest'

import { initiateChangeEmail, initiateChangePhoneNumber } from '@/api/calls/account/auth'

import { SENTINEL } from '../../rules/account/sentinels'
import { memoryStore } from '../../state/snapshot'
import { readClaims } from '../../rules/account/tokens'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

function atNoon() {
  let now = Date.UTC(2026, 10, 20, 12)
  return {
    visitor: new MockClient(createWorld(memoryStore(), () => now)),
    pass: (seconds: number) => void (now += seconds * 1000),
  }
}

describe('signing in', () => {
  it('asks for the second factor again after 30 days', async () => {
    const { visitor, pass } = atNoon()
    await visitor.signIn('mia@northlight.agency')
    const trust = { code: '123456', trustDevice: true }
    const { deviceToken } = (await visitor.send('/api/auth/mfa/verify', { body: trust })).body
    const levelOfNext = async () => {
      const body = { email: 'mia@northlight.agency', password: 'northlight', deviceToken }
      const next = await visitor.send('/api/auth/login', { bearer: null, body })
      return readClaims(next.body['accessToken'])?.ast
    }
    pass(30 * 24 * 3600 - 1)
    expect(await levelOfNext()).toBe(101)
    pass(1)
    expect(await levelOfNext()).not.toBe(101)
  })

  it('logs out with either token, each session once, and rejects a call without one', async () => {
    for (const which of ['accessToken', 'refreshToken'] as const) {
      const visitor = await MockClient.as('ana')
      const bearer = visitor.tokens?.[which] ?? null
      const logout = () => visitor.send('/api/auth/logout', { body: { deviceToken: null }, bearer })
      expect((await visitor.send('/api/auth/logout', { body: {}, bearer: null })).status).toBe(401)
      expect([(await logout()).status, (await logout()).status]).toEqual([200, 401])
      expect((await visitor.send('/api/user/current-user', { method: 'GET' })).status).toBe(401)
    }
  })

  it('sets a new password by the emailed link, once', async () => {
    const visitor = new MockClient()
    expect((await visitor.send('/api/auth/password/forgot', { body: { email: 'nobody@x.y' } })).status).toBe(
      200,
    )
    expect(visitor.world.state.letters).toEqual([])
    await visitor.send('/api/auth/password/forgot', { body: { email: 'ana@northlight.agency' } })
    const resetToken = new URL(visitor.world.state.letters[0]?.content ?? '', 'http://x').searchParams.get(
      'token',
    )
    const body = { resetToken, password: 'a longer one' }
    expect((await visitor.send('/api/auth/password/reset', { body, bearer: null })).status).toBe(200)
    expect((await visitor.send('/api/auth/password/reset', { body, bearer: null })).status).toBe(404)
    expect((await visitor.signIn('ana@northlight.agency')).status).toBe(401)
    expect((await visitor.signIn('ana@northlight.agency', 'a longer one')).status).toBe(200)
  })
  it('fails as documented for the sentinels', async () => {
    const visitor = new MockClient()
    expect((await visitor.signIn(SENTINEL.throttledLogin)).status).toBe(429)
    await visitor.signIn('ana@northlight.agency')
    const email = await visitor.outcomeOf(initiateChangeEmail, { email: SENTINEL.takenEmail })
    expect(email.fields).toEqual({ email: 'email_taken' })
    const phone = await visitor.call(initiateChangePhoneNumber, { phoneNumber: SENTINEL.refusedPhone })
    expect(phone).toMatchObject({ error: { key: 'phone_invalid' } })
  })
})
