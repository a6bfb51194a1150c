// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { ISSUER, jwt, START } from '../../../../tests/support/simulated-browser/simulated-browser'
import { createSignedInBrowser } from '../../../../tests/support/simulated-browser/signed-in-browser'

describe('the claims of the access token', () => {
  const good = { iss: `${ISSUER}console`, sub: 'ann', ast: 101, exp: START / 1000 + 900 }
  it.each([
    ['another issuer', { ...good, iss: 'https://auth.console.example.evil/' }],
    ['no issuer', { ...good, iss: undefined }],
    ['no account status', { ...good, ast: undefined }],
    ['an account status of null', { ...good, ast: null }],
  ])('log out once, with one request to the server: %s', async (_what, claims) => {
    const { browser, first, tabs } = await createSignedInBrowser({ tabs: 2 })
    first.sessionManager.accept({
      accessToken: jwt(claims),
      refreshToken: null,
      deviceToken: null,
      forceRefresh: false,
    })
    await browser.clock.run(20_000)
    for (const tab of tabs) await tab.sessionManager.check()
    await browser.clock.run(20_000)
    expect(browser.server.logouts).toBe(1)
    expect(first.path).toBe('/login')
    expect(first.sessionManager.session.phase).toBe('signed-out')
    expect(first.signOutsByUser, 'against the user’s will: drafts stay (decisions 12)').toEqual([false])
  })

  it('of an unknown level count as signed out, and end nothing', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    const accessToken = jwt({ ...good, ast: 7 })
    first.sessionManager.accept({ accessToken, refreshToken: null, deviceToken: null, forceRefresh: false })
    await browser.clock.run(20_000)
    expect(first.sessionManager.session).toMatchObject({
      phase: 'signed-out',
      status: 'anonymous',
      endedReason: undefined,
    })
    expect(browser.server.logouts).toBe(0)
  })
})

describe('logout', () => {
  it('notifies the server once, clears everything, and takes every tab to /login once', async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 3, lagMs: 30 })
    await Promise.all([first.sessionManager.logout(), first.sessionManager.logout(), browser.clock.run()])
    expect(browser.server.logouts).toBe(1)
    expect(first.signOutsByUser).toEqual([true])
    for (const tab of tabs) {
      expect(tab.visitedPaths).toEqual(['/login'])
      expect(tab.sessionManager.session).toMatchObject({ phase: 'signed-out', endedReason: undefined })
    }
    expect([...browser.storage.entries.keys()]).toEqual(['session-epoch'])
  })

  it('does not wait for an unresponsive server', async () => {
    const { browser, first } = await createSignedInBrowser({
      tabs: 1,
      trip: () => ({ ms: 300_000, fate: 'arrives' }),
    })
    const before = browser.clock.now
    let doneAt = Infinity
    void first.sessionManager.logout().then(() => {
      doneAt = browser.clock.now
    })
    await browser.clock.run()
    expect(doneAt - before).toBeLessThan(2500)
    expect(first.sessionManager.session.phase).toBe('signed-out')
  })

  it('keeps the account on this device only when asked to', async () => {
    const kept = await createSignedInBrowser({ tabs: 1 })
    await Promise.all([kept.first.sessionManager.logout({ keepsAccount: true }), kept.browser.clock.run()])
    expect(kept.first.tokens.accounts()).toHaveLength(1)
    const gone = await createSignedInBrowser({ tabs: 1 })
    await Promise.all([gone.first.sessionManager.logout(), gone.browser.clock.run()])
    expect(gone.first.tokens.accounts()).toHaveLength(0)
  })

  it('keeps the server session of a kept account, if its entry still exists', async () => {
    const kept = await createSignedInBrowser({ tabs: 1 })
    await Promise.all([kept.first.sessionManager.logout({ keepsAccount: true }), kept.browser.clock.run()])
    expect(kept.browser.server.logouts).toBe(0)
    const unkept = await createSignedInBrowser({ tabs: 1 })
    unkept.first.tokens.changeAccounts(() => [])
    await Promise.all([
      unkept.first.sessionManager.logout({ keepsAccount: true }),
      unkept.browser.clock.run(),
    ])
    expect(unkept.browser.server.logouts).toBe(1)
  })

  it('reports starting until /login is reached, so no guard renders or redirects', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    const seen: string[] = []
    first.sessionManager.subscribe(() => seen.push(`${first.sessionManager.session.phase} ${first.path}`))
    await Promise.all([first.sessionManager.logout(), browser.clock.run()])
    expect(seen).toEqual(['starting /agency-overview', 'starting /agency-overview', 'signed-out /login'])
  })

  it('clears what a tab left when it closed halfway', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 2 })
    first.tokens.beginLogout('logout')
    expect(browser.storedTokens.accessToken).toBeUndefined()
    browser.tabs[1]?.sessionManager.start()
    await browser.clock.run()
    expect(browser.storage.entries.has('access-token')).toBe(false)
  })
})
