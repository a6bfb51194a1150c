// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { readCall, createSender } from '../../../../tests/support/simulated-browser/token-refresh'
import {
  createSignedInBrowser,
  fakeUser,
} from '../../../../tests/support/simulated-browser/signed-in-browser'

/** Creates two tabs; the second is frozen and gets no events, while bob replaces ann in the first. */
async function frozenTab(facts: { lagMs?: number } = {}) {
  const world = await createSignedInBrowser({ tabs: 2, ...facts })
  const [first, second] = world.tabs as [(typeof world.tabs)[0], (typeof world.tabs)[0]] // There are two tabs.
  second.isAsleep = true
  await Promise.all([first.sessionManager.logout(), world.browser.clock.run()])
  first.sessionManager.accept(world.browser.server.login('bob'))
  first.sessionManager.keepAccount(fakeUser('bob'))
  await world.browser.clock.run()
  return { ...world, first, second }
}

describe('a frozen page that wakes', () => {
  it('hides the previous user at once, then shows the current one', async () => {
    const { browser, second } = await frozenTab()
    expect(second.sessionManager.session.userId).toBe('ann')
    const waking = second.sessionManager.check()
    expect(second.sessionManager.session).toMatchObject({ phase: 'starting', userId: undefined })
    await Promise.all([waking, browser.clock.run()])
    expect(second.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'bob' })
    expect(second.path).toBe('/')
    expect(second.leaks).toEqual([])
    expect([...second.signedOutUsers]).toEqual(['ann'])
  })

  it('goes to /login when signed out', async () => {
    const world = await createSignedInBrowser({ tabs: 2 })
    const [, second] = world.tabs
    if (second) second.isAsleep = true
    await Promise.all([world.first.sessionManager.logout(), world.browser.clock.run()])
    await Promise.all([second?.sessionManager.check(), world.browser.clock.run()])
    expect(second?.path).toBe('/login')
    expect(second?.sessionManager.session.phase).toBe('signed-out')
  })

  it('on the sign-in page is signed in when another tab has signed in', async () => {
    const world = await createSignedInBrowser({ tabs: 2 })
    await Promise.all([world.first.sessionManager.logout(), world.browser.clock.run()])
    const [, second] = world.tabs
    if (second) second.isAsleep = true
    world.first.sessionManager.accept(world.browser.server.login('bob'))
    await Promise.all([second?.sessionManager.check(), world.browser.clock.run()])
    expect(second?.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'bob' })
  })

  it("never fetches for one user with another's token", async () => {
    const { browser, second } = await frozenTab()
    const count = { refused: 0, taken: 0 }
    const sent = createSender(browser, second, count).send(readCall, undefined)
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await browser.clock.run()
    expect(count).toEqual({ refused: 0, taken: 0 })
  })

  it("never sends what a page of the previous user saves as it unmounts, with the next one's token", async () => {
    const { browser, second } = await frozenTab()
    const count = { refused: 0, taken: 0 }
    const sender = createSender(browser, second, count)
    const saved: unknown[] = []
    second.sessionManager.subscribe(() => {
      if (second.sessionManager.session.phase === 'starting')
        void sender.send(readCall, undefined).then(
          () => saved.push('sent'),
          (error: Error) => saved.push(error.name),
        )
    })
    await Promise.all([second.sessionManager.check(), browser.clock.run()])
    expect(saved).toEqual(['AbortError'])
    expect(count).toEqual({ refused: 0, taken: 0 })
    const sent = sender.send(readCall, undefined).catch(() => undefined)
    await Promise.all([sent, browser.clock.run()])
    expect(count, 'the page of the next user sends').not.toEqual({ refused: 0, taken: 0 })
  })

  it('refreshes once for several wake-ups', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 2 })
    await browser.clock.run(12 * MINUTE_MS)
    for (let time = 0; time < 10; time += 1) {
      void first.sessionManager.check()
      await browser.clock.run(7)
    }
    await browser.clock.run()
    expect(browser.server.refreshes).toBe(1)
  })
})

describe('tokens that another program removed', () => {
  it.each([
    ['all of storage', ['access-token', 'refresh-token', 'device-token', 'token-epoch', 'session-epoch']],
    ['both tokens', ['access-token', 'refresh-token']],
  ])('sign the page out with its next request: %s', async (_what, keys) => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    for (const key of keys) browser.storage.entries.delete(key)
    expect(first.sessionManager.session.phase).toBe('signed-in')
    const sent = createSender(browser, first, { refused: 0, taken: 0 }).send(readCall, undefined)
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await browser.clock.run()
    expect(first.sessionManager.session).toMatchObject({ phase: 'signed-out', userId: undefined })
    expect(first.visitedPaths, 'the guard leads to /login, and back after').toEqual([])
  })

  it('sign it out on its next navigation', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 1 })
    browser.storage.entries.clear()
    await Promise.all([first.sessionManager.recheckOwner(), browser.clock.run()])
    expect(first.sessionManager.session.phase).toBe('signed-out')
  })

  it('are refreshed while the refresh token exists', async () => {
    const { browser, first } = await createSignedInBrowser({ tabs: 2 })
    browser.storage.tab().remove('access-token')
    await browser.clock.run()
    expect(first.sessionManager.session).toMatchObject({ phase: 'signed-in', userId: 'ann' })
    expect(browser.server.refreshes).toBe(1)
  })
})
