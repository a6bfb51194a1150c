// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { storeAccount } from '@/domain/account/stored-account'
import { MINUTE_MS } from '@/lib/duration'

import { readCall, createSender, startSession } from '../../tests/support/simulated-browser/token-refresh'
import { fakeUser } from '../../tests/support/simulated-browser/signed-in-browser'
import { ApiError } from './errors'

describe('a refresh', () => {
  it.each([400, 401, 403])('with response %i ends the session of a dead access token', async (status) => {
    const { browser, first } = startSession({ tabs: 1 })
    browser.clock.now += 20 * MINUTE_MS
    browser.server.refresh = () => {
      throw new ApiError('refused', { path: '/api/auth/refresh', status })
    }
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(first.tokens.read().accessToken).toBeUndefined()
  })

  it.each([404, 408, 409, 421, 422, 425, 429, 500, 503])(
    'with response %i ends nothing, and drops no stored account',
    async (status) => {
      const { browser, first } = startSession({ tabs: 1 })
      browser.clock.now += 20 * MINUTE_MS
      const { refreshToken = '' } = first.tokens.read()
      first.tokens.changeAccounts((accounts) => storeAccount(accounts, fakeUser('ann'), refreshToken))
      browser.server.refresh = () => {
        throw new ApiError('refused', { path: '/api/auth/refresh', status })
      }
      await Promise.all([first.refresher.run(first.tokens.read().accessToken), browser.clock.run()])
      expect(first.tokens.read().accessToken).toBeDefined()
      const [outcome] = await Promise.all([
        first.refresher.exchange('ann', first.tokens.beginLogout('switch')),
        browser.clock.run(),
      ])
      expect(outcome).toBe('failed')
      expect(first.tokens.accounts()).toMatchObject([{ needsSignIn: false }])
    },
  )
})

describe('after a failed refresh', () => {
  const failing = (error: ApiError) => {
    const made = startSession({ tabs: 1 })
    let asked = 0
    made.browser.clock.now += 20 * MINUTE_MS
    made.browser.server.refresh = () => {
      asked += 1
      throw error
    }
    return { ...made, asked: () => asked }
  }
  const broken = (facts: object = {}) =>
    new ApiError('refused', { path: '/api/auth/refresh', status: 503, ...facts })

  it.each([408, 425, 429, 503])('%i: fifty calls in a row do not send a hundred requests', async (status) => {
    const { browser, first, asked } = failing(broken({ status }))
    const sender = createSender(browser, first, { refused: 0, taken: 0 })
    for (let call = 0; call < 50; call += 1) {
      const answer = sender.send(readCall, undefined as never).catch((error: unknown) => error)
      await browser.clock.run(200)
      // Worth a retry, unlike the 401 of the call itself.
      await expect(answer).resolves.toMatchObject({ status: 503 })
    }
    expect(asked()).toBeGreaterThan(1)
    expect(asked()).toBeLessThan(6)
  })

  it('the server is asked again with backoff, up to ten seconds', async () => {
    const { browser, first, asked } = failing(broken())
    const minutes: number[] = []
    for (let minute = 0; minute < 10; minute += 1) {
      const before = asked()
      for (let second = 0; second < 60; second += 1) {
        void first.refresher.run()
        await browser.clock.run(1000)
      }
      minutes.push(asked() - before)
    }
    expect(minutes[0]).toBeGreaterThan(4)
    expect(minutes.at(-1)).toBeLessThanOrEqual(6)
  })

  it('the server’s own Retry-After is respected', async () => {
    const { browser, first, asked } = failing(broken({ retryAfterMs: 30_000 }))
    for (let second = 0; second < 29; second += 1) {
      void first.refresher.run()
      await browser.clock.run(1000)
    }
    expect(asked()).toBe(1)
    await browser.clock.run(2000)
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(asked()).toBe(2)
  })

  it('without network the next attempt is never more than five seconds away', async () => {
    const { browser, first, asked } = failing(new ApiError('network', { path: '/api/auth/refresh' }))
    for (let second = 0; second < 120; second += 1) {
      void first.refresher.run()
      await browser.clock.run(1000)
    }
    const before = asked()
    await browser.clock.run(5000)
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(asked()).toBe(before + 1)
  })

  it('another token, as of a new sign-in, is refreshed immediately', async () => {
    const { browser, first, asked } = failing(broken({ retryAfterMs: 60_000 }))
    await Promise.all([first.refresher.run(), browser.clock.run()])
    first.sessionManager.accept(browser.server.login('ann'))
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(asked()).toBe(2)
  })

  it('tokens that look expired on arrival, by a fast device clock, are not renewed with every call', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    browser.server.accessForMs = -5 * MINUTE_MS
    first.sessionManager.accept(browser.server.login('ann'))
    for (let call = 0; call < 50; call += 1) await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(1)
    // A token the server rejects is dead, whatever the clock says.
    await Promise.all([first.refresher.run(first.tokens.read().accessToken), browser.clock.run()])
    expect(browser.server.refreshes).toBe(2)
  })
})
