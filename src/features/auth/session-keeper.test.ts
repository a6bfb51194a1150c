// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { claimsIn, ISSUER, jwt, START } from '../../../tests/browser-of-tabs'
import { signedIn } from '../../../tests/signed-in'

const MINUTE = 60_000

describe('check', () => {
  it('leaves an access token alone that is valid for more than five minutes', async () => {
    const { browser, first } = await signedIn({ tabs: 1 })
    await browser.clock.run(9 * MINUTE)
    await Promise.all([first.keeper.check(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(0)
  })

  it('refreshes at exactly five minutes left', async () => {
    const { browser, first } = await signedIn({ tabs: 1 })
    const { exp } = claimsIn(first.tokens.read().accessToken ?? '') as { exp: number }
    browser.clock.now = exp * 1000 - 5 * MINUTE
    await Promise.all([first.keeper.check(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(1)
  })

  it.each(['/logout', '/auth/success', '/', ''])('does not refresh on %j', async (path) => {
    const { browser, first } = await signedIn({ tabs: 1 })
    await browser.clock.run(12 * MINUTE)
    first.path = path
    await Promise.all([first.keeper.check(), browser.clock.run()])
    expect(browser.server.refreshes).toBe(0)
  })

  it('clears both tokens and says invalid when both have run out', async () => {
    const { browser, first } = await signedIn({ tabs: 2 })
    browser.clock.now += 31 * 24 * 60 * MINUTE
    await Promise.all([first.keeper.check(), browser.clock.run()])
    expect(first.keeper.session).toMatchObject({ phase: 'signed-out', endedReason: 'invalid' })
    expect(browser.storage.truth.has('access-token')).toBe(false)
    expect(browser.storage.truth.has('refresh-token')).toBe(false)
  })

  it('keeps the session through server errors and a dead network, even with a dead access token', async () => {
    for (const fate of ['server-error', 'lost-before'] as const) {
      const { browser, first } = await signedIn({ tabs: 1, trip: () => ({ ms: 10, fate }) })
      browser.clock.now += 20 * MINUTE
      await Promise.all([first.keeper.check(), browser.clock.run()])
      expect(first.keeper.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    }
  })

  it('ends the session in every tab when the newest token is refused and the access token is dead', async () => {
    const { browser, tabs, first } = await signedIn({ tabs: 3, lagMs: 20 })
    browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- made above
    browser.clock.now += 20 * MINUTE
    await Promise.all([first.keeper.check(), browser.clock.run()])
    for (const { keeper } of tabs)
      expect(keeper.session).toMatchObject({ phase: 'signed-out', endedReason: 'ended' })
    expect(browser.server.logouts).toBe(0)
    expect(first.tokens.accounts()).toMatchObject([{ needsSignIn: true }])
  })

  it('keeps the session when a refresh is refused while the access token lives', async () => {
    const { browser, first } = await signedIn({ tabs: 1 })
    browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- made above
    await browser.clock.run(12 * MINUTE)
    await Promise.all([first.keeper.check(), browser.clock.run()])
    expect(browser.server.reuses).toBe(1)
    expect(first.keeper.session.phase).toBe('signed-in')
  })
})

describe('the claims of the access token', () => {
  const good = { iss: `${ISSUER}console`, sub: 'ann', ast: 101, exp: START / 1000 + 900 }
  it.each([
    ['another issuer', { ...good, iss: 'https://auth.console.example.evil/' }],
    ['no issuer', { ...good, iss: undefined }],
    ['no account status', { ...good, ast: undefined }],
    ['an account status of null', { ...good, ast: null }],
  ])('log out once, with one word to the server: %s', async (_what, claims) => {
    const { browser, first, tabs } = await signedIn({ tabs: 2 })
    first.keeper.accept({
      accessToken: jwt(claims),
      refreshToken: null,
      deviceToken: null,
      forceRefresh: false,
    })
    await browser.clock.run(20_000)
    for (const tab of tabs) await tab.keeper.check()
    await browser.clock.run(20_000)
    expect(browser.server.logouts).toBe(1)
    expect(first.path).toBe('/login')
    expect(first.keeper.session.phase).toBe('signed-out')
    expect(first.leftByWill, 'against the user’s will: drafts stay (decision 12)').toEqual([false])
  })

  it('of an unknown level count as not signed in, and end nothing', async () => {
    const { browser, first } = await signedIn({ tabs: 1 })
    const accessToken = jwt({ ...good, ast: 7 })
    first.keeper.accept({ accessToken, refreshToken: null, deviceToken: null, forceRefresh: false })
    await browser.clock.run(20_000)
    expect(first.keeper.session).toMatchObject({
      phase: 'signed-out',
      status: 'anonymous',
      endedReason: undefined,
    })
    expect(browser.server.logouts).toBe(0)
  })
})

describe('logout', () => {
  it('tells the server once, clears everything, and takes every tab to /login once', async () => {
    const { browser, tabs, first } = await signedIn({ tabs: 3, lagMs: 30 })
    await Promise.all([first.keeper.logout(), first.keeper.logout(), browser.clock.run()])
    expect(browser.server.logouts).toBe(1)
    expect(first.leftByWill).toEqual([true])
    for (const tab of tabs) {
      expect(tab.visits).toEqual(['/login'])
      expect(tab.keeper.session).toMatchObject({ phase: 'signed-out', endedReason: undefined })
    }
    expect([...browser.storage.truth.keys()]).toEqual(['session-epoch'])
  })

  it('does not wait for a server that does not answer', async () => {
    const { browser, first } = await signedIn({ tabs: 1, trip: () => ({ ms: 300_000, fate: 'arrives' }) })
    const before = browser.clock.now
    let doneAt = Infinity
    void first.keeper.logout().then(() => {
      doneAt = browser.clock.now
    })
    await browser.clock.run()
    expect(doneAt - before).toBeLessThan(2500)
    expect(first.keeper.session.phase).toBe('signed-out')
  })

  it('keeps the entry of this device only when told to', async () => {
    const kept = await signedIn({ tabs: 1 })
    await Promise.all([kept.first.keeper.logout({ keepsAccount: true }), kept.browser.clock.run()])
    expect(kept.first.tokens.accounts()).toHaveLength(1)
    const gone = await signedIn({ tabs: 1 })
    await Promise.all([gone.first.keeper.logout(), gone.browser.clock.run()])
    expect(gone.first.tokens.accounts()).toHaveLength(0)
  })

  it('whose account is kept leaves its session on the server, unless no entry stands for it', async () => {
    const kept = await signedIn({ tabs: 1 })
    await Promise.all([kept.first.keeper.logout({ keepsAccount: true }), kept.browser.clock.run()])
    expect(kept.browser.server.logouts).toBe(0)
    const unkept = await signedIn({ tabs: 1 })
    unkept.first.tokens.changeAccounts(() => [])
    await Promise.all([unkept.first.keeper.logout({ keepsAccount: true }), unkept.browser.clock.run()])
    expect(unkept.browser.server.logouts).toBe(1)
  })

  it('says starting until /login is reached, so that no guard draws or goes elsewhere', async () => {
    const { browser, first } = await signedIn({ tabs: 1 })
    const seen: string[] = []
    first.keeper.subscribe(() => seen.push(`${first.keeper.session.phase} ${first.path}`))
    await Promise.all([first.keeper.logout(), browser.clock.run()])
    expect(seen).toEqual(['starting /agency-overview', 'starting /agency-overview', 'signed-out /login'])
  })

  it('clears what a tab left that was closed halfway', async () => {
    const { browser, first } = await signedIn({ tabs: 2 })
    first.tokens.leave('logout')
    expect(browser.truth.accessToken).toBeUndefined()
    browser.tabs[1]?.keeper.start()
    await browser.clock.run()
    expect(browser.storage.truth.has('access-token')).toBe(false)
  })
})

describe('switching accounts', () => {
  it('saves what was written while the page still stands', async () => {
    const { browser, first } = await signedIn({ tabs: 1 }, ['ann', 'bob'])
    const seen: string[] = []
    first.keeper.subscribe(() => seen.push(`${first.keeper.session.phase} ${first.leftByWill.length}`))
    const switching = first.keeper.switchTo('ann')
    expect([first.leftByWill, first.keeper.session.phase]).toEqual([[true], 'signed-in'])
    await Promise.all([switching, browser.clock.run()])
    expect(first.leftByWill).toEqual([true])
    expect(seen.at(-1)).toBe('signed-in 1')
  })

  it('goes to the other account and back, in every tab, without a word to the server', async () => {
    const { browser, tabs, first } = await signedIn({ tabs: 2, lagMs: 20 }, ['ann', 'bob'])
    for (const user of ['ann', 'bob', 'ann']) {
      const [outcome] = await Promise.all([first.keeper.switchTo(user), browser.clock.run()])
      expect(outcome).toBe('switched')
      for (const tab of tabs) expect(tab.keeper.session).toMatchObject({ phase: 'signed-in', userId: user })
      for (const tab of tabs) expect(tab.path).toBe('/')
    }
    expect(browser.server.logouts).toBe(0)
    expect(first.tokens.accounts().map(({ user }) => user.userId)).toEqual(['ann', 'bob'])
  })

  it('ends the session on the server of one who could not be kept', async () => {
    const { browser, first } = await signedIn({ tabs: 1 }, ['ann', 'bob'])
    first.tokens.changeAccounts((accounts) => accounts.filter(({ user }) => user.userId === 'ann'))
    const [outcome] = await Promise.all([first.keeper.switchTo('ann'), browser.clock.run()])
    expect(outcome).toBe('switched')
    expect(browser.server.logouts).toBe(1)
    expect(browser.server.families.map(({ isRevoked }) => isRevoked)).toEqual([false, true])
  })

  it('from the sign-in page keeps that page as it is until the answer is there', async () => {
    const { browser, first } = await signedIn({ tabs: 1 }, ['ann', 'bob'])
    await Promise.all([first.keeper.logout(), browser.clock.run()])
    const seen: string[] = []
    first.keeper.subscribe(() => seen.push(`${first.keeper.session.phase} ${first.keeper.session.userId}`))
    await Promise.all([first.keeper.switchTo('ann'), browser.clock.run()])
    expect(seen).toEqual(['signed-in ann'])
  })

  it('marks an entry whose token is refused', async () => {
    const { browser, first } = await signedIn({ tabs: 1 }, ['ann', 'bob'])
    browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- made above
    const [outcome] = await Promise.all([first.keeper.switchTo('ann'), browser.clock.run()])
    expect(outcome).toBe('sign-in-again')
    expect(first.tokens.accounts().map((account) => account.needsSignIn)).toEqual([true, false])
    expect(first.keeper.session.phase).toBe('signed-out')
    expect(first.path).toBe('/login')
  })
})

describe('an account whose token is of no use any more', () => {
  const markedBob = async () => {
    const world = await signedIn({ tabs: 1 }, ['bob', 'ann'])
    world.first.tokens.changeAccounts((accounts) =>
      accounts.map((account) => ({ ...account, needsSignIn: account.user.userId === 'bob' })),
    )
    return world
  }

  it('leads to the sign-in, once, and keeps the entry of the one who was there', async () => {
    const { browser, first } = await markedBob()
    const [outcome] = await Promise.all([first.keeper.switchTo('bob'), browser.clock.run()])
    expect(outcome).toBe('sign-in-again')
    expect(first.visits).toEqual(['/login'])
    expect(first.keeper.session.phase).toBe('signed-out')
    expect(first.tokens.accounts()).toMatchObject([{ needsSignIn: true }, { needsSignIn: false }])
    expect(browser.server.logouts).toBe(0)
  })

  it('leaves the sign-in page as it is', async () => {
    const { browser, first } = await markedBob()
    await Promise.all([first.keeper.logout(), browser.clock.run()])
    first.visits.length = 0
    expect(await first.keeper.switchTo('bob')).toBe('sign-in-again')
    expect(first.visits).toEqual([])
  })
})

describe('at load', () => {
  it('starts while a refresh decides and no living token is there, and only then', async () => {
    const { browser, first, stops } = await signedIn({ tabs: 1 })
    for (const stop of stops) stop()
    browser.clock.now += 20 * MINUTE
    first.keeper.start()
    expect(first.keeper.session.phase).toBe('starting')
    await browser.clock.run(5000)
    expect(first.keeper.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    expect(browser.server.refreshes).toBe(1)
  })
})
