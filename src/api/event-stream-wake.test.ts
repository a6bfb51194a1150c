import { describe, expect, it, vi } from 'vitest'

import { advanceTime, settlePromises } from '../../tests/support/fake-timers'
import { setUpEventStream } from '../../tests/support/simulated-browser/event-stream-fixture'

const stage = setUpEventStream()

describe('the event stream across page and network changes', () => {
  it('does not connect while offline, and connects as soon as the network is back', async () => {
    await stage.live()
    stage.isOnline = false
    stage.stream.followNetwork()
    expect(stage.last().signal.aborted).toBe(true)
    expect(stage.states.at(-1)).toBe('reconnecting')
    await advanceTime(120_000)
    expect(stage.connections).toHaveLength(1)
    stage.isOnline = true
    stage.stream.followNetwork()
    await settlePromises()
    expect(stage.connections).toHaveLength(2)
  })

  it('starts offline without connecting', async () => {
    stage.isOnline = false
    await stage.open()
    stage.stream.wake()
    await advanceTime(60_000)
    expect(stage.connections).toHaveLength(0)
    expect(stage.states).toEqual(['reconnecting'])
  })

  it('reconnects a dead stream when the page wakes, and keeps a live one', async () => {
    await stage.live()
    stage.stream.wake()
    await settlePromises()
    expect(stage.connections).toHaveLength(1)
    // The page sleeps: time passes, timers do not run.
    vi.setSystemTime(Date.now() + 9 * 3_600_000)
    stage.stream.wake()
    await settlePromises()
    expect(stage.connections).toHaveLength(2)
    expect(stage.connections[0]?.signal.aborted).toBe(true)
  })

  it('skips the backoff when the page becomes visible, but at most every 5 s', async () => {
    await stage.open()
    for (const wait of [1000, 2000, 5000, 10_000]) {
      stage.last().fail()
      await advanceTime(wait)
    }
    stage.last().fail()
    await settlePromises()
    stage.stream.wake()
    await settlePromises()
    expect(stage.connections).toHaveLength(5)
    await advanceTime(5000)
    stage.stream.wake()
    stage.stream.wake()
    await settlePromises()
    expect(stage.connections).toHaveLength(6)
  })

  it('emits nothing after close, whatever still arrives', async () => {
    let give: (token: string) => void = () => undefined
    await stage.open({ bearer: () => new Promise((resolve) => (give = resolve)) })
    stage.stream.close()
    give('late')
    await advanceTime(60_000)
    expect(stage.connections).toHaveLength(0)

    await stage.live()
    stage.last().send('event: a\ndata: 1\n\n')
    stage.stream.close()
    await settlePromises()
    expect(stage.last().signal.aborted).toBe(true)
    stage.stream.wake()
    stage.stream.followNetwork()
    stage.stream.connect()
    await advanceTime(60_000)
    expect(stage.connections).toHaveLength(1)
    expect(stage.received).toEqual([])
  })

  it('ignores data of a replaced connection', async () => {
    await stage.open()
    const old = stage.last()
    stage.stream.connect()
    await settlePromises()
    old.respond()
    stage.last().respond()
    await settlePromises()
    old.send('event: a\ndata: old\n\n')
    stage.last().send('event: a\ndata: new\n\n')
    await settlePromises()
    expect(stage.received).toEqual(['a: new'])
    expect(stage.states).toEqual(['connecting', 'reconnecting', 'live'])
  })
})
