import { describe, expect, it, vi } from 'vitest'

import { onEventStage, pass, settle } from '../../tests/event-stage'

const stage = onEventStage()

describe('the event stream across page and network changes', () => {
  it('does not connect while offline, and connects as soon as the network is back', async () => {
    await stage.live()
    stage.isOnline = false
    stage.stream.followNetwork()
    expect(stage.last().signal.aborted).toBe(true)
    expect(stage.states.at(-1)).toBe('reconnecting')
    await pass(120_000)
    expect(stage.lines).toHaveLength(1)
    stage.isOnline = true
    stage.stream.followNetwork()
    await settle()
    expect(stage.lines).toHaveLength(2)
  })

  it('starts offline without connecting', async () => {
    stage.isOnline = false
    await stage.open()
    stage.stream.wake()
    await pass(60_000)
    expect(stage.lines).toHaveLength(0)
    expect(stage.states).toEqual(['reconnecting'])
  })

  it('reconnects a dead stream when the page wakes, and keeps a live one', async () => {
    await stage.live()
    stage.stream.wake()
    await settle()
    expect(stage.lines).toHaveLength(1)
    // The page sleeps: time passes, timers do not run.
    vi.setSystemTime(Date.now() + 9 * 3_600_000)
    stage.stream.wake()
    await settle()
    expect(stage.lines).toHaveLength(2)
    expect(stage.lines[0]?.signal.aborted).toBe(true)
  })

  it('skips the backoff when the page becomes visible, but at most every 5 s', async () => {
    await stage.open()
    for (const wait of [1000, 2000, 5000, 10_000]) {
      stage.last().fail()
      await pass(wait)
    }
    stage.last().fail()
    await settle()
    stage.stream.wake()
    await settle()
    expect(stage.lines).toHaveLength(5)
    await pass(5000)
    stage.stream.wake()
    stage.stream.wake()
    await settle()
    expect(stage.lines).toHaveLength(6)
  })

  it('emits nothing after close, whatever still arrives', async () => {
    let give: (token: string) => void = () => undefined
    await stage.open({ bearer: () => new Promise((resolve) => (give = resolve)) })
    stage.stream.close()
    give('late')
    await pass(60_000)
    expect(stage.lines).toHaveLength(0)

    await stage.live()
    stage.last().say('event: a\ndata: 1\n\n')
    stage.stream.close()
    await settle()
    expect(stage.last().signal.aborted).toBe(true)
    stage.stream.wake()
    stage.stream.followNetwork()
    stage.stream.connect()
    await pass(60_000)
    expect(stage.lines).toHaveLength(1)
    expect(stage.heard).toEqual([])
  })

  it('ignores data of a replaced connection', async () => {
    await stage.open()
    const old = stage.last()
    stage.stream.connect()
    await settle()
    old.answer()
    stage.last().answer()
    await settle()
    old.say('event: a\ndata: old\n\n')
    stage.last().say('event: a\ndata: new\n\n')
    await settle()
    expect(stage.heard).toEqual(['a: new'])
    expect(stage.states).toEqual(['connecting', 'reconnecting', 'live'])
  })
})
