// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { signedIn } from '../../../tests/signed-in'

const MINUTE = 60_000

describe('what a person wrote', () => {
  const goneFor = (tabs: Awaited<ReturnType<typeof signedIn>>['tabs']) =>
    tabs.map((tab) => [...tab.goneFor].join())

  it('goes in every tab with a logout by will, and may be kept again when they are back', async () => {
    const { browser, tabs, first } = await signedIn({ tabs: 2, lagMs: 20 })
    await Promise.all([first.keeper.logout(), browser.clock.run()])
    expect(goneFor(tabs)).toEqual(['ann', 'ann'])
    first.keeper.accept(browser.server.login('ann'))
    await browser.clock.run()
    expect(goneFor(tabs)).toEqual(['', ''])
  })

  it('goes with a logout by address too, where only the access token has run out', async () => {
    const { browser, first } = await signedIn({ tabs: 1 })
    first.path = '/logout'
    browser.clock.now += 20 * MINUTE
    await Promise.all([first.keeper.logout(), browser.clock.run()])
    expect(goneFor([first])).toEqual(['ann'])
  })

  it('goes in every tab with a switch, of the one who is left alone', async () => {
    const { browser, tabs, first } = await signedIn({ tabs: 2, lagMs: 20 }, ['ann', 'bob'])
    await Promise.all([first.keeper.switchTo('ann'), browser.clock.run()])
    expect(goneFor(tabs)).toEqual(['bob', 'bob'])
  })

  it('is kept no more by a tab that wakes to the session of somebody else, nor cleared there', async () => {
    const { browser, tabs, first } = await signedIn({ tabs: 2, lagMs: 20 })
    first.tokens.end(first.tokens.read(), 'ended')
    first.keeper.accept(browser.server.login('bob'))
    await browser.clock.run()
    expect([...(tabs[1]?.barred ?? [])]).toEqual(['ann'])
    expect(goneFor(tabs)).toEqual(['', ''])
  })

  it('stays in every tab when the session ends against their will', async () => {
    const forced = await signedIn({ tabs: 2, lagMs: 20 })
    const leaving = forced.first.keeper.logout({ isByWill: false })
    await Promise.all([leaving, forced.browser.clock.run()])
    expect(forced.tabs.map(({ path }) => path)).toEqual(['/login', '/login'])
    expect(goneFor(forced.tabs)).toEqual(['', ''])
    const refused = await signedIn({ tabs: 2, lagMs: 20 })
    refused.browser.server.families[0]!.isRevoked = true // eslint-disable-line typescript/no-non-null-assertion -- made above
    refused.browser.clock.now += 20 * MINUTE
    await Promise.all([refused.first.keeper.check(), refused.browser.clock.run()])
    expect(goneFor(refused.tabs)).toEqual(['', ''])
  })
})

describe('a logout whose session the server ended meanwhile', () => {
  /** As after a logout on all devices: the next call finds the session gone before it could be left. */
  const ended = async () => {
    const world = await signedIn({ tabs: 2, lagMs: 20 })
    const before = world.first.tokens.read()
    world.first.tokens.end(before, 'ended')
    return { ...world, before }
  }

  it('counts as by will: no word of a session that has ended, and no account that stays', async () => {
    const { browser, tabs, first, before } = await ended()
    await Promise.all([first.keeper.logout({ before }), browser.clock.run()])
    for (const { keeper } of tabs)
      expect(keeper.session).toMatchObject({ phase: 'signed-out', endedReason: undefined })
    expect(first.tokens.accounts()).toEqual([])
    expect(first.goneFor).toContain('ann')
    expect(browser.server.logouts).toBe(0)
  })

  it('keeps the account when told to, and never ends the session of somebody else', async () => {
    const { browser, first, before } = await ended()
    await Promise.all([first.keeper.logout({ before, keepsAccount: true }), browser.clock.run()])
    expect(first.tokens.accounts()).toHaveLength(1)
    first.keeper.accept(browser.server.login('bob'))
    await Promise.all([first.keeper.logout({ before }), browser.clock.run()])
    expect(first.keeper.session).toMatchObject({ phase: 'signed-in', userId: 'bob' })
  })
})
