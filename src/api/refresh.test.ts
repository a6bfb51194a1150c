// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import type {
  SimulatedBrowser,
  BrowserOptions,
} from '../../tests/support/simulated-browser/simulated-browser'
import { readCall, createSender, startSession } from '../../tests/support/simulated-browser/token-refresh'

async function storm(
  facts: Omit<BrowserOptions, 'tabs'>,
  calls: number,
  prepare: (browser: SimulatedBrowser) => void,
) {
  const { browser, tabs } = startSession({ ...facts, tabs: 4 })
  await browser.clock.run()
  prepare(browser)
  const count = { refused: 0, taken: 0 }
  const startedAt = browser.clock.now
  const sent = tabs.flatMap((tab) => {
    const sender = createSender(browser, tab, count)
    return Array.from({ length: calls }, () => sender.send(readCall, undefined as never))
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
  ])('cause exactly one refresh, 200 replays and no logout: %s', async (_how, hasLocks, lagMs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(900), { minLength: 5, maxLength: 40 }), async (delays) => {
        let trips = 0
        const trip = () => ({ ms: delays[(trips += 1) % delays.length] ?? 0, fate: 'arrives' as const })
        const { browser, count } = await storm({ hasLocks, lagMs, trip }, 50, () => undefined)
        expect(browser.server).toMatchObject({ refreshes: 1, reuses: 0, logouts: 0 })
        expect(count).toEqual({ refused: 200, taken: 200 })
        expect(browser.storedTokens.accessToken).toBeDefined()
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['a lock', true, (browser: SimulatedBrowser) => browser.locks.hang()],
    [
      'a lease',
      false,
      ({ clock, storage }: SimulatedBrowser) =>
        storage.tab().set('refresh-lease', JSON.stringify({ owner: 'hung', until: clock.now + 8000 })),
    ],
    [
      'a lock and a lease',
      true,
      ({ clock, storage, locks }: SimulatedBrowser) => {
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
  it('requested many times in one tab is sent once', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    for (let time = 0; time < 20; time += 1) void first.refresher.run()
    await browser.clock.run()
    expect(browser.server.refreshes).toBe(1)
  })

  it('is not sent again for a token that the one before has replaced', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    const refused = first.tokens.read().accessToken
    for (let turn = 0; turn < 2; turn += 1) {
      void first.refresher.run(refused)
      await browser.clock.run()
    }
    expect(browser.server.refreshes).toBe(1)
    expect(first.tokens.read().accessToken).not.toBe(refused)
  })

  it('never overwrites newer tokens of the same session with a late response', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    const seen = first.tokens.read()
    const newer = browser.server.refresh(seen.refreshToken ?? '')
    first.tokens.storeRefreshed(seen, newer)
    expect(first.tokens.storeRefreshed(seen, browser.server.login('ann'))).toBe(false)
    expect(first.tokens.read().accessToken).toBe(newer.accessToken)
  })

  it('may return only an access token, or only a refresh token', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    const { refreshToken } = first.tokens.read()
    const next = browser.server.login('ann')
    first.tokens.storeRefreshed(first.tokens.read(), { ...next, refreshToken: null, deviceToken: null })
    expect(first.tokens.read()).toMatchObject({ accessToken: next.accessToken, refreshToken })
    first.tokens.storeRefreshed(first.tokens.read(), { ...next, accessToken: null, deviceToken: null })
    expect(first.tokens.read()).toMatchObject({
      accessToken: next.accessToken,
      refreshToken: next.refreshToken,
    })
  })

  it('that returns a token of another user is dropped, and the session ends', async () => {
    const { browser, first, tabs } = startSession({ tabs: 2 })
    browser.server.refresh = () => browser.server.login('eve')
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(browser.storedTokens.accessToken).toBeUndefined()
    for (const tab of tabs) expect(tab.tokens.read().accessToken).toBeUndefined()
  })

  it('that returns forceRefresh logs the user out, with one request to the server', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    const before = first.tokens.read().accessToken
    const { refresh } = browser.server
    browser.server.refresh = (token) => ({ ...refresh.call(browser.server, token), forceRefresh: true })
    await Promise.all([first.refresher.run(), browser.clock.run()])
    expect(before).toBeDefined()
    expect(first.path).toBe('/login')
    expect(browser.server.logouts).toBe(1)
    expect(browser.storedTokens.accessToken).toBeUndefined()
  })

  it('that is refused ends the session when the server also rejected the access token, even unexpired', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    for (const family of browser.server.families) family.isRevoked = true
    await Promise.all([first.refresher.run(first.tokens.read().accessToken), browser.clock.run()])
    expect(first.tokens.read().accessToken).toBeUndefined()
  })

  it('that is refused for an older generation is ignored', async () => {
    const { browser, first, tabs } = startSession({ tabs: 2 })
    browser.clock.now += 20 * MINUTE_MS
    const seen = first.tokens.read()
    const winner = browser.server.refresh(seen.refreshToken ?? '')
    void first.refresher.run(seen.accessToken)
    await browser.clock.run(50)
    tabs[1]?.tokens.storeRefreshed(seen, winner)
    await browser.clock.run()
    expect(browser.server.reuses).toBe(1)
    expect(first.tokens.read().accessToken).toBe(winner.accessToken)
  })

  it('never sends an unreadable token', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.constant('a.b.c')), async (garbage) => {
        browser.storage.entries.set('refresh-token', garbage)
        await Promise.all([first.refresher.run(), browser.clock.run()])
        expect(browser.server).toMatchObject({ refreshes: 0, reuses: 0 })
      }),
    )
  })

  it.each([
    ['with Web Locks', true],
    ['without Web Locks', false],
  ])('that takes 40 seconds keeps its lease: a second tab waits for it, %s', async (_how, hasLocks) => {
    const trip = () => ({ ms: 40_000, fate: 'arrives' as const })
    const { browser, tabs } = startSession({ tabs: 2, hasLocks, trip })
    browser.clock.now += 20 * MINUTE_MS
    const both = tabs.map(({ refresher }) => refresher.run())
    await Promise.all([...both, browser.clock.run()])
    expect(browser.server).toMatchObject({ refreshes: 1, reuses: 0 })
    expect(browser.storedTokens.accessToken).toBeDefined()
  })

  it('that was taken over and responds last is awaited before its refusal counts', async () => {
    const { browser, first, tabs } = startSession({ tabs: 2, hasLocks: false, lagMs: 10 })
    await browser.clock.run(20 * MINUTE_MS)
    const seen = first.tokens.read()
    // The first tab freezes after sending; the server took the token, the response is in flight.
    const answer = browser.server.refresh(seen.refreshToken ?? '')
    const lease = { owner: 'frozen', since: browser.clock.now, until: browser.clock.now + 8000 }
    browser.storage.tab().set('refresh-lease', JSON.stringify(lease))
    await browser.clock.run(20)
    void tabs[1]?.refresher.run()
    await browser.clock.run(45_000)
    expect(browser.server.reuses).toBe(1)
    first.tokens.storeRefreshed(seen, answer)
    await browser.clock.run()
    expect(browser.storedTokens.accessToken).toBe(answer.accessToken)
  })

  it('is not sent for a token that has been replaced since it was judged', async () => {
    const { browser, first } = startSession({ tabs: 1 })
    browser.clock.now += 11 * MINUTE_MS
    const wanting = first.tokens.read().accessToken
    await Promise.all([first.refresher.run(undefined, wanting), browser.clock.run()])
    await Promise.all([first.refresher.run(undefined, wanting), browser.clock.run()])
    expect(browser.server.refreshes).toBe(1)
  })
})
