// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { createSignedInBrowser } from '../../../../tests/support/simulated-browser/signed-in-browser'

describe('switching accounts', () => {
  it('saves typed text before the page unmounts', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 }, ['ann', 'bob'])
    const seen: string[] = []
    first.sessionManager.subscribe(() =>
      seen.push(`${first.sessionManager.session.phase} ${first.signOutsByUser.length}`),
    )
    const switching = first.sessionManager.switchTo('ann')
    expect([first.signOutsByUser, first.sessionManager.session.phase]).toEqual([[true], 'signed-in'])
    await Promise.all([switching, browser.clock.run()])
    expect(first.signOutsByUser).toEqual([true])
    expect(seen.at(-1)).toBe('signed-in 1')
  })

  it('switches to the other account and back, in every tab, without a logout request', async () => {
    const { browser, tabs, first } = await createSignedInBrowser({ tabs: 2, lagMs: 20 }, ['ann', 'bob'])
    for (const user of ['ann', 'bob', 'ann']) {
      const [outcome] = await Promise.all([first.sessionManager.switchTo(user), browser.clock.run()])
      expect(outcome).toBe('switched')
      for (const tab of tabs)
        expect(tab.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: user })
      for (const tab of tabs) expect(tab.path).toBe('/')
    }
    expect(browser.server.logouts).toBe(0)
    expect(first.tokens.accounts().map(({ user }) => user.userId)).toEqual(['ann', 'bob'])
  })

  it('ends the server session of an account that could not be kept', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 }, ['ann', 'bob'])
    first.tokens.changeAccounts((accounts) => accounts.filter(({ user }) => user.userId === 'ann'))
    const [outcome] = await Promise.all([first.sessionManager.switchTo('ann'), browser.clock.run()])
    expect(outcome).toBe('switched')
    expect(browser.server.logouts).toBe(1)
    expect(browser.server.families.map(({ isRevoked }) => isRevoked)).toEqual([false, true])
  })

  it('keeps the sign-in page rendered until the response arrives', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 }, ['ann', 'bob'])
    await Promise.all([first.sessionManager.logout(), browser.clock.run()])
    const seen: string[] = []
    first.sessionManager.subscribe(() =>
      seen.push(`${first.sessionManager.session.phase} ${first.sessionManager.session.userId}`),
    )
    await Promise.all([first.sessionManager.switchTo('ann'), browser.clock.run()])
    expect(seen).toEqual(['signed-in ann'])
  })

  it('marks an entry whose token is rejected', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 }, ['ann', 'bob'])
    browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- the session is created above
    const [outcome] = await Promise.all([first.sessionManager.switchTo('ann'), browser.clock.run()])
    expect(outcome).toBe('sign-in-again')
    expect(first.tokens.accounts().map((account) => account.needsSignIn)).toEqual([true, false])
    expect(first.sessionManager.session.phase).toBe('signed-out')
    expect(first.path).toBe('/login')
  })
})

describe('an account with an expired token', () => {
  const markedBob = async () => {
    const world = await createSignedInBrowser({ tabs: 1 }, ['bob', 'ann'])
    world.first.tokens.changeAccounts((accounts) =>
      accounts.map((account) => ({ ...account, needsSignIn: account.user.userId === 'bob' })),
    )
    return world
  }

  it("goes to the sign-in once, and keeps the current user's entry", async () => {
    const { browser, first } = await markedBob()
    const [outcome] = await Promise.all([first.sessionManager.switchTo('bob'), browser.clock.run()])
    expect(outcome).toBe('sign-in-again')
    expect(first.visitedPaths).toEqual(['/login'])
    expect(first.sessionManager.session.phase).toBe('signed-out')
    expect(first.tokens.accounts()).toMatchObject([{ needsSignIn: true }, { needsSignIn: false }])
    expect(browser.server.logouts).toBe(0)
  })

  it('keeps the sign-in page rendered', async () => {
    const { browser, first } = await markedBob()
    await Promise.all([first.sessionManager.logout(), browser.clock.run()])
    first.visitedPaths.length = 0
    expect(await first.sessionManager.switchTo('bob')).toBe('sign-in-again')
    expect(first.visitedPaths).toEqual([])
  })
})
