// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { claimsIn } from '../../../../tests/support/simulated-browser/simulated-browser'
import { createSignedInBrowser } from '../../../../tests/support/simulated-browser/signed-in-browser'

describe('check', () => {
  it('keeps an access token that is valid for more than five minutes', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    await browser.clock.run(9 * MINUTE_MS)
    await Promise.all([first.sessionManager.check(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(0)
  })

  it('refreshes at exactly five minutes left', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    const { exp } = claimsIn(first.tokens.read().accessToken ?? '') as { exp: number }
    browser.clock.now = exp * 1000 - 5 * MINUTE_MS
    await Promise.all([first.sessionManager.check(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(1)
  })

  it.each(['/logout', '/auth/success', '/', ''])('does not refresh on %j', async (path) => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    await browser.clock.run(12 * MINUTE_MS)
    first.path = path
    await Promise.all([first.sessionManager.check(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(0)
  })

  it('clears both tokens and reports invalid when both have expired', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 2 })
    browser.clock.now += 31 * 24 * 60 * MINUTE_MS
    await Promise.all([first.sessionManager.check(), browser.clock.run()])
    expect(first.sessionManager.session).toMatchObject({ phase: 'signed-out', endedReason: 'invalid' })
    expect(browser.storage.entries.has('access-token')).toBe(false)
    expect(browser.storage.entries.has('refresh-token')).toBe(false)
  })

  it('keeps the session through server errors and offline, even with an expired access token', async () => {
    for (const fate of ['server-error', 'lost-before'] as const) {
      const { browser, first } = await createSignedInBrowser({ tabs: 1, trip: () => ({ ms: 10, fate }) })
      browser.clock.now += 20 * MINUTE_MS
      await Promise.all([first.sessionManager.check(), browser.clock.run()])
      expect(first.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    }
  })

  it('ends the session in every tab when the newest token is rejected and the access token has expired', async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 3, lagMs: 20 })
    browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- the session is created above
    browser.clock.now += 20 * MINUTE_MS
    await Promise.all([first.sessionManager.check(), browser.clock.run()])
    for (const { sessionManager } of tabs)
      expect(sessionManager.session).toMatchObject({ phase: 'signed-out', endedReason: 'ended' })
    expect(browser.server.logouts).toBe(0)
    expect(first.tokens.accounts()).toMatchObject([{ needsSignIn: true }])
  })

  it('keeps the session when a refresh is rejected while the access token is valid', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- the session is created above
    await browser.clock.run(12 * MINUTE_MS)
    await Promise.all([first.sessionManager.check(), browser.clock.run()])
    expect(browser.server.reuses).toBe(1)
    expect(first.sessionManager.session.phase).toBe('signed-in')
  })
})

describe('at load', () => {
  it('reports starting only while a refresh is pending without a valid token', async () => {
    const { browser, first, stops } = await createSignedInBrowser({ tabs: 1 })
    for (const stop of stops) stop()
    browser.clock.now += 20 * MINUTE_MS
    first.sessionManager.start()
    expect(first.sessionManager.session.phase).toBe('starting')
    await browser.clock.run(5000)
    expect(first.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    expect(browser.server.refreshes).toBe(1)
  })
})
