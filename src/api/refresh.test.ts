// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { Browser, type BrowserFacts, claimsIn, START, type Tab } from '../../tests/browser-of-tabs'
import type { Call } from './call'
import { CreatorTokens } from './creator-token'
import { ApiError } from './errors'
import type { http } from './http'
import { Sender } from './send'

const MINUTE = 60_000
const read = { method: 'POST', path: '/api/user/display', response: {}, onError: 'throw' } as unknown as Call // never parsed

function signedIn(facts: BrowserFacts) {
  const browser = new Browser(facts)
  const [first] = browser.tabs as [Tab]
  first.keeper.accept(browser.server.login('ann'))
  return { browser, first, tabs: browser.tabs }
}

/** A server that takes only the access tokens of its newest generation, as after a revocation. */
function senderOf(browser: Browser, tab: Tab, count: { refused: number; taken: number }) {
  const serve = (bearer: string | undefined) => {
    const claims = bearer ? claimsIn(bearer) : {}
    const family = browser.server.families[claims.fam as number]
    if (family && claims.gen !== 0 && claims.gen === family.generation) return (count.taken += 1)
    count.refused += 1
    throw new ApiError('refused', { path: read.path, status: 401 })
  }
  const creatorTokens = new CreatorTokens({ ask: () => Promise.reject(new Error('none')), now: () => START })
  return new Sender({
    tokens: tab.tokens,
    refresh: (rejected) => tab.refresher.run(rejected),
    http: ((_call: Call, { bearer }: { bearer?: string }) =>
      browser.trip(() => serve(bearer))) as unknown as typeof http, // answers a number
    creatorTokens,
    now: () => browser.clock.now,
  })
}

async function storm(facts: Omit<BrowserFacts, 'tabs'>, calls: number, prepare: (browser: Browser) => void) {
  const { browser, tabs } = signedIn({ ...facts, tabs: 4 })
  await browser.clock.run()
  prepare(browser)
  const count = { refused: 0, taken: 0 }
  const startedAt = browser.clock.now
  const sent = tabs.flatMap((tab) => {
    const sender = senderOf(browser, tab, count)
    return Array.from({ length: calls }, () => sender.send(read, undefined as never))
  })
  let doneAt = 0
  const all = Promise.all(sent).then(() => (doneAt = browser.clock.now))
  await browser.clock.run()
  await all
  return { browser, count, tookMs: doneAt - startedAt }
}

describe('fifty 401 in each of four tabs', () => {
  it.each([
    ['with locks', true, 0],
    ['with locks and storage that arrives late', true, 35],
    ['without locks', false, 0],
    ['without locks and storage that arrives late', false, 35],
  ])('cost exactly one refresh, 200 replays and no logout: %s', async (_how, hasLocks, lagMs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(900), { minLength: 5, maxLength: 40 }), async (delays) => {
        let trips = 0
        const trip = () => ({ ms: delays[(trips += 1) % delays.length] ?? 0, fate: 'arrives' as const })
        const { browser, count } = await storm({ hasLocks, lagMs, trip }, 50, () => undefined)
        expect(browser.server).toMatchObject({ refreshes: 1, reuses: 0, logouts: 0 })
        expect(count).toEqual({ refused: 200, taken: 200 })
        expect(browser.truth.accessToken).toBeDefined()
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['a lock', true, (browser: Browser) => browser.locks.hang()],
    [
      'a lease',
      false,
      ({ clock, storage }: Browser) =>
        storage.tab().set('refresh-lease', JSON.stringify({ owner: 'hung', until: clock.now + 8000 })),
    ],
    [
      'a lock and a lease',
      true,
      ({ clock, storage, locks }: Browser) => {
        locks.hang()
        const lease = { owner: 'hung', until: clock.now + 8000, hasLock: true }
        storage.tab().set('refresh-lease', JSON.stringify(lease))
      },
    ],
  ])('are taken over within ten seconds from a tab that hangs on %s', async (_what, hasLocks, hang) => {
    const { browser, count, tookMs } = await storm({ hasLocks, lagMs: 10 }, 50, hang)
    expect(browser.server).toMatchObject({ refreshes: 1, reuses: 0, logouts: 0 })
    expect(count).toEqual({ refused: 200, taken: 200 })
    expect(tookMs).toBeLessThan(10_000)
  })
})

describe('a refresh', () => {
  it('asked for many times in one tab goes out once', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    for (let time = 0; time < 20; time += 1) void first.refresher.run()
    await browser.clock.run()
    expect(browser.server.refreshes).toBe(1)
  })

  it('does not go out again for a token that the one before has replaced', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    const refused = first.tokens.read().accessToken
    for (let turn = 0; turn < 2; turn += 1) {
      void first.refresher.run(refused)
      await browser.clock.run()
    }
    expect(browser.server.refreshes).toBe(1)
    expect(first.tokens.read().accessToken).not.toBe(refused)
  })

  it('never overwrites newer tokens of the same session with a late answer', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    const seen = first.tokens.read()
    const newer = browser.server.refresh(seen.refreshToken ?? '')
    first.tokens.commit(seen, newer)
    expect(first.tokens.commit(seen, browser.server.login('ann'))).toBe(false)
    expect(first.tokens.read().accessToken).toBe(newer.accessToken)
  })

  it('may answer an access token alone, or a refresh token alone', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    const { refreshToken } = first.tokens.read()
    const next = browser.server.login('ann')
    first.tokens.commit(first.tokens.read(), { ...next, refreshToken: null, deviceToken: null })
    expect(first.tokens.read()).toMatchObject({ accessToken: next.accessToken, refreshToken })
    first.tokens.commit(first.tokens.read(), { ...next, accessToken: null, deviceToken: null })
    expect(first.tokens.read()).toMatchObject({
      accessToken: next.accessToken,
      refreshToken: next.refreshToken,
    })
  })

  it('that answers a token of somebody else is dropped, and the session ends', async () => {
    const { browser, first, tabs } = signedIn({ tabs: 2 })
    browser.server.refresh = () => browser.server.login('eve')
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(browser.truth.accessToken).toBeUndefined()
    for (const tab of tabs) expect(tab.tokens.read().accessToken).toBeUndefined()
  })

  it('that answers forceRefresh logs the user out, with one word to the server', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    const before = first.tokens.read().accessToken
    const { refresh } = browser.server
    browser.server.refresh = (token) => ({ ...refresh.call(browser.server, token), forceRefresh: true })
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(before).toBeDefined()
    expect(first.path).toBe('/login')
    expect(browser.server.logouts).toBe(1)
    expect(browser.truth.accessToken).toBeUndefined()
  })

  it('that is refused ends the session when the server has refused the access token too, though it has not run out', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    for (const family of browser.server.families) family.isRevoked = true
    await Promise.all([first.refresher.run(first.tokens.read().accessToken), browser.clock.run()])
    expect(first.tokens.read().accessToken).toBeUndefined()
  })

  it('that is refused for an older generation is ignored', async () => {
    const { browser, first, tabs } = signedIn({ tabs: 2 })
    browser.clock.now += 20 * MINUTE
    const seen = first.tokens.read()
    const winner = browser.server.refresh(seen.refreshToken ?? '')
    void first.refresher.run(seen.accessToken)
    await browser.clock.run(50)
    tabs[1]?.tokens.commit(seen, winner)
    await browser.clock.run()
    expect(browser.server.reuses).toBe(1)
    expect(first.tokens.read().accessToken).toBe(winner.accessToken)
  })

  it('never sends a token that cannot be read', async () => {
    const { browser, first } = signedIn({ tabs: 1 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.constant('a.b.c')), async (garbage) => {
        browser.storage.truth.set('refresh-token', garbage)
        await Promise.all([first.refresher.run(), browser.clock.run()])
        expect(browser.server).toMatchObject({ refreshes: 0, reuses: 0 })
      }),
    )
  })
})
