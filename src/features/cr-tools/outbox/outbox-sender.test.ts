import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { OutboxBrowser, arbitraryRequest } from '../../../../tests/support/simulated-browser/outbox-browser'

const idsByChannel = (browser: OutboxBrowser): Record<string, string[]> => {
  const all: Record<string, string[]> = {}
  for (const { clientId, channelId } of browser.sent.toSorted((a, b) => a.createdAt - b.createdAt))
    if (!browser.undone.has(clientId)) (all[channelId] ??= []).push(clientId)
  return all
}

const step = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 400, max: 9000 })),
  tab: fc.nat({ max: 1 }),
  channel: fc.nat({ max: 3 }),
  act: fc.oneof(
    { weight: 20, arbitrary: fc.constant('send' as const) },
    { weight: 2, arbitrary: fc.constantFrom('reopen', 'cut', 'join', 'take back', 'retry') },
  ),
})

const facts = {
  tabs: fc.integer({ min: 1, max: 2 }),
  lagMs: fc.constantFrom(0, 30, 120),
  hasLocks: fc.boolean(),
  trips: fc.infiniteStream(arbitraryRequest),
  steps: fc.array(step, { minLength: 130, maxLength: 130 }),
}

describe('sending under random network failures', () => {
  it('delivers 10,000 messages exactly once and in order per channel, without loss', async () => {
    let sends = 0
    await fc.assert(
      fc.asyncProperty(fc.record(facts), async ({ tabs, lagMs, hasLocks, trips, steps }) => {
        const browser = new OutboxBrowser({ tabs, lagMs, hasLocks, trip: () => trips.next().value })
        for (const { afterMs, tab, channel, act } of steps) {
          await browser.clock.run(afterMs)
          if (act === 'send') browser.send(tab, `channel-${channel}`)
          else if (act === 'reopen') browser.reopen(tab)
          else if (act === 'take back') browser.undoLast(tab)
          else if (act === 'retry') browser.retryFailed(tab)
          else browser.disconnect(act === 'cut')
          expect(browser.lostMessages()).toEqual([])
        }
        await browser.recover()
        sends += browser.sent.length
        expect(Object.fromEntries(browser.server.acceptedMessages)).toEqual(idsByChannel(browser))
        expect(browser.tabAt(0).outboxStore.all()).toEqual([])
      }),
      { numRuns: 95, endOnFailure: true },
    )
    expect(sends).toBeGreaterThanOrEqual(10_000)
  }, 60_000)
})
