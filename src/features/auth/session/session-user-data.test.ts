// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { createSignedInBrowser } from '../../../../tests/support/simulated-browser/signed-in-browser'

describe('text that a user typed', () => {
  const goneFor = (tabs: Awaited<ReturnType<typeof createSignedInBrowser>>['tabs']) =>
    tabs.map((tab) => [...tab.clearedUsers].join())

  it('is cleared in every tab on logout, and can be stored again after a new sign-in', async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 2, lagMs: 20 })
    await Promise.all([first.sessionManager.logout(), browser.clock.run()])
    expect(goneFor(tabs)).toEqual(['ann', 'ann'])
    first.sessionManager.accept(browser.server.login('ann'))
    await browser.clock.run()
    expect(goneFor(tabs)).toEqual(['', ''])
  })

  it('is cleared on a logout by address too, even if only the access token has expired', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    first.path = '/logout'
    browser.clock.now += 20 * MINUTE_MS
    await Promise.all([first.sessionManager.logout(), browser.clock.run()])
    expect(goneFor([first])).toEqual(['ann'])
  })

  it('is cleared in every tab on a switch, for the previous user only', async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 2, lagMs: 20 }, ['ann', 'bob'])
    await Promise.all([first.sessionManager.switchTo('ann'), browser.clock.run()])
    expect(goneFor(tabs)).toEqual(['bob', 'bob'])
  })

  it("is neither stored nor cleared by a tab that wakes to another user's session", async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 2, lagMs: 20 })
    first.tokens.endSession(first.tokens.read(), 'ended')
    first.sessionManager.accept(browser.server.login('bob'))
    await browser.clock.run()
    expect([...(tabs[1]?.signedOutUsers ?? [])]).toEqual(['ann'])
    expect(goneFor(tabs)).toEqual(['', ''])
  })

  it('stays in a page for everyone, such as a new password, while another tab changes the session', async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 2, lagMs: 20 })
    const [, second] = tabs
    if (second) second.path = '/login/reset'
    await Promise.all([first.sessionManager.logout(), browser.clock.run()])
    first.sessionManager.accept(browser.server.login('bob'))
    await browser.clock.run()
    expect(second?.visitedPaths).toEqual([])
    expect(second?.sessionManager.session.userId).toBe('bob')
  })

  it('is kept in every tab when the session ends involuntarily', async () => {
    const forced = await createSignedInBrowser({ tabs: 2, lagMs: 20 })
    const leaving = forced.first.sessionManager.logout({ isByWill: false })
    await Promise.all([leaving, forced.browser.clock.run()])
    expect(forced.tabs.map(({ path }) => path)).toEqual(['/login', '/login'])
    expect(goneFor(forced.tabs)).toEqual(['', ''])
    const refused = await createSignedInBrowser({ tabs: 2, lagMs: 20 })
    refused.browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- the session is created above
    refused.browser.clock.now += 20 * MINUTE_MS
    await Promise.all([refused.first.sessionManager.check(), refused.browser.clock.run()])
    expect(goneFor(refused.tabs)).toEqual(['', ''])
  })
})

it('A logout by the user while a forced one saves their text clears it', async () => {
  const { browser, first } = await createSignedInBrowser({ tabs: 1 })
  const forced = first.sessionManager.logout({ isByWill: false })
  await Promise.all([forced, first.sessionManager.logout(), browser.clock.run()])
  expect(first.clearedUsers).toContain('ann')
})

describe('a logout whose session the server has already ended', () => {
  /** As after a logout on all devices: the next request finds the session ended. */
  const ended = async () => {
    const world = await createSignedInBrowser({ tabs: 2, lagMs: 20 })
    const before = world.first.tokens.read()
    world.first.tokens.endSession(before, 'ended')
    return { ...world, before }
  }

  it('counts as a user logout: sends no request for the ended session, and keeps no account', async () => {
    const { browser, tabs, first, before } = await ended()
    await Promise.all([first.sessionManager.logout({ before }), browser.clock.run()])
    for (const { sessionManager } of tabs)
      expect(sessionManager.session).toMatchObject({ phase: 'signed-out', endedReason: undefined })
    expect(first.tokens.accounts()).toEqual([])
    expect(first.clearedUsers).toContain('ann')
    expect(browser.server.logouts).toBe(0)
  })

  it("keeps the account when asked to, and never ends another user's session", async () => {
    const { browser, first, before } = await ended()
    await Promise.all([first.sessionManager.logout({ before, keepsAccount: true }), browser.clock.run()])
    expect(first.tokens.accounts()).toHaveLength(1)
    first.sessionManager.accept(browser.server.login('bob'))
    await Promise.all([first.sessionManager.logout({ before }), browser.clock.run()])
    expect(first.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'bob' })
  })
})
