// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import {
  claimsIn,
  familyOf,
  type SimulatedRequest,
} from '../../../../tests/support/simulated-browser/simulated-browser'
import {
  createSignedInBrowser,
  fakeUser,
} from '../../../../tests/support/simulated-browser/signed-in-browser'

/** One action in one tab, after a pause. */
interface TabAction {
  tab: number
  pauseMs: number
  what: 'refresh' | 'logout' | 'login' | 'switch' | 'sleep'
  user: 'ann' | 'bob'
}

const actionArbitrary = (tabs: number) =>
  fc.record<TabAction>({
    tab: fc.nat(tabs - 1),
    pauseMs: fc.oneof(fc.constant(0), fc.nat(60), fc.nat(4000)),
    what: fc.constantFrom('refresh', 'refresh', 'logout', 'login', 'switch', 'sleep'),
    user: fc.constantFrom('ann', 'bob'),
  })
const tripArbitrary = fc.record<SimulatedRequest>({
  ms: fc.oneof(fc.nat(100), fc.nat(3000), fc.nat(12_000)),
  fate: fc.constantFrom('arrives', 'arrives', 'arrives', 'lost-before', 'lost-after', 'server-error'),
})
const story = fc.integer({ min: 2, max: 4 }).chain((tabs) =>
  fc.record({
    tabs: fc.constant(tabs),
    hasLocks: fc.boolean(),
    lagMs: fc.constantFrom(0, 0, 5, 30),
    lateness: fc.constantFrom(1, 1, 3, 20),
    acts: fc.array(actionArbitrary(tabs), { minLength: 1, maxLength: 8 }),
    trips: fc.array(tripArbitrary, { minLength: 1, maxLength: 12 }),
  }),
)

async function runAction(
  { browser, tabs }: Awaited<ReturnType<typeof createSignedInBrowser>>,
  { tab, what, user }: TabAction,
) {
  const at = tabs[tab]
  if (what === 'sleep') browser.clock.now += 20 * MINUTE_MS
  else if (what === 'refresh') void at?.refresher.run(at.tokens.read().accessToken)
  else if (what === 'logout') void at?.sessionManager.logout()
  else if (what === 'switch') void at?.sessionManager.switchTo(user)
  else if (at?.sessionManager.accept(browser.server.login(user)))
    at.sessionManager.keepAccount(fakeUser(user))
  await Promise.resolve()
}

describe('concurrent actions in several tabs', () => {
  it("never revive an ended session, and never render one user's data for the next", async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ tabs, hasLocks, lagMs, lateness, acts, trips }) => {
        let trip = 0
        const drawTrip = () => trips[(trip += 1) % trips.length] as SimulatedRequest // The list is not empty.
        const world = await createSignedInBrowser(
          { tabs, hasLocks, lagMs, trip: drawTrip, timerDelay: () => lateness },
          ['bob', 'ann'],
        )
        const { browser } = world
        for (const one of acts) {
          await runAction(world, one)
          await browser.clock.run(one.pauseMs)
        }
        await browser.clock.run()
        expect(browser.resurrections).toEqual([])
        if (lagMs === 0) expect(world.tabs[0]?.tokens.hasLeftovers()).toBe(false)
        expect(world.tabs.flatMap((tab) => tab.leaks)).toEqual([])
        const { accessToken, refreshToken } = browser.storedTokens
        if (accessToken && refreshToken) expect(familyOf(accessToken)).toBe(familyOf(refreshToken))
        const userId = accessToken && claimsIn(accessToken).sub
        for (const tab of world.tabs) expect(tab.sessionManager.session.userId).toBe(userId)
        for (const tab of world.tabs)
          expect(tab.sessionManager.session.phase).toBe(userId ? 'signed-in' : 'signed-out')
      }),
      { numRuns: 1500 },
    )
  }, 60_000)

  it('keep the session started last, even if responses for others arrive late', async () => {
    const swift = fc.record<SimulatedRequest>({
      ms: fc.nat(3000),
      fate: fc.constantFrom('arrives', 'arrives', 'lost-before'),
    })
    await fc.assert(
      fc.asyncProperty(story, fc.array(swift, { minLength: 1 }), async ({ tabs, hasLocks, acts }, trips) => {
        let trip = 0
        const world = await createSignedInBrowser(
          { tabs, hasLocks, trip: () => trips[(trip += 1) % trips.length] as SimulatedRequest }, // The list is not empty.
          ['bob', 'ann'],
        )
        for (const one of acts) {
          await runAction(world, one)
          await world.browser.clock.run(one.pauseMs)
        }
        await runAction(world, { tab: 0, pauseMs: 0, what: 'login', user: 'bob' })
        const family = world.browser.server.families.length - 1
        await world.browser.clock.run()
        const { accessToken } = world.browser.storedTokens
        expect(accessToken && familyOf(accessToken)).toBe(family)
        expect(world.tabs.map((tab) => tab.sessionManager.session.userId)).toEqual(
          world.tabs.map(() => 'bob'),
        )
      }),
      { numRuns: 800 },
    )
  }, 60_000)

  /** A request times out after a minute: later responses never arrive. */
  const SLOWEST_MS = 58_000

  it.each([
    ['with Web Locks', true],
    ['without Web Locks', false],
  ])(
    'a refresh that takes 1 to 60 s signs out no tab: %s',
    async (_how, hasLocks) => {
      const facts = fc.record({
        tabs: fc.integer({ min: 2, max: 4 }),
        lagMs: fc.constantFrom(0, 5, 30),
        lateness: fc.constantFrom(1, 1, 3, 20),
        slowMs: fc.array(fc.integer({ min: 1000, max: SLOWEST_MS }), { minLength: 1, maxLength: 6 }),
        pauses: fc.array(fc.nat(70_000), { minLength: 1, maxLength: 6 }),
        isRejected: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(facts, async ({ tabs, lagMs, lateness, slowMs, pauses, isRejected }) => {
          let trip = 0
          const slow = (): SimulatedRequest => ({
            ms: slowMs[(trip += 1) % slowMs.length] as number,
            fate: 'arrives',
          }) // The list is not empty.
          const world = await createSignedInBrowser({
            tabs,
            hasLocks,
            lagMs,
            trip: slow,
            timerDelay: () => lateness,
          })
          const { browser } = world
          browser.clock.now += 20 * MINUTE_MS
          const dead = isRejected ? browser.storedTokens.accessToken : undefined
          for (const [index, pauseMs] of pauses.entries()) {
            void world.tabs[index % tabs]?.refresher.run(dead)
            await browser.clock.run(pauseMs)
          }
          await browser.clock.run()
          expect(world.tabs.map(({ sessionManager }) => sessionManager.session.userId)).toEqual(
            world.tabs.map(() => 'ann'),
          )
          expect(browser.server.families[0]?.generation).toBeGreaterThan(0)
          expect(claimsIn(browser.storedTokens.refreshToken ?? '').gen).toBe(
            browser.server.families[0]?.generation,
          )
        }),
        { numRuns: 400 },
      )
    },
    60_000,
  )
})
