import { describe, expect, it } from 'vitest'

import { advanceTime, settlePromises } from '../../tests/support/fake-timers'
import { setUpEventStream } from '../../tests/support/simulated-browser/event-stream-fixture'
import type { FakeConnection } from '../../tests/support/simulated-browser/fake-connections'
import { DEAD_AFTER_MS } from './event-stream'

const stage = setUpEventStream()

describe('the event stream', () => {
  it('sends the bearer and emits every event, however its bytes are split', async () => {
    await stage.open()
    expect(stage.last().headers.get('authorization')).toBe('Bearer token-1')
    expect(stage.last().headers.get('accept')).toBe('text/event-stream')
    expect(stage.last().headers.has('last-event-id')).toBe(false)
    stage.last().respond()
    await settlePromises()
    for (const part of [
      'id: 1\neve',
      'nt: a\ndata: {"x":',
      '"é"}\n',
      '\n: beat\n\nid: 2\nevent: b\ndata: 2\n\n',
    ])
      stage.last().send(part)
    await settlePromises()
    expect(stage.received).toEqual(['a: {"x":"é"}', 'b: 2'])
    expect(stage.states).toEqual(['connecting', 'live'])
  })

  it('reconnects after 1 s and resumes from the last id', async () => {
    await stage.live()
    stage.last().send('id: 41\nevent: a\ndata: 1\n\nid: 42\nevent: a\ndata: 2\n\nid: 43\nevent: a\ndata: cut')
    await settlePromises()
    stage.last().abort()
    await advanceTime(999)
    expect(stage.connections).toHaveLength(1)
    await advanceTime(1)
    expect(stage.connections).toHaveLength(2)
    expect(stage.last().headers.get('last-event-id')).toBe('42')
    stage.last().respond()
    await settlePromises()
    expect(stage.states).toEqual(['connecting', 'live', 'reconnecting', 'live'])
    expect(stage.received).toEqual(['a: 1', 'a: 2'])
  })

  it('waits 1, 2, 5, 10, 30 s, then always 30 s; reports polling from the third failure on', async () => {
    await stage.open()
    for (const wait of [1000, 2000, 5000, 10_000, 30_000, 30_000]) {
      const before = stage.connections.length
      stage.last().fail()
      await advanceTime(wait - 1)
      expect(stage.connections).toHaveLength(before)
      await advanceTime(1)
      expect(stage.connections).toHaveLength(before + 1)
    }
    expect(stage.states).toEqual(['connecting', 'reconnecting', 'polling'])
    stage.last().respond()
    await settlePromises()
    expect(stage.states.at(-1)).toBe('live')
  })

  it('adds jitter, so that clients do not reconnect at the same moment', async () => {
    let random = 0
    await stage.open({ random: () => random })
    stage.last().fail()
    await advanceTime(750)
    expect(stage.connections).toHaveLength(2)
    random = 0.999
    stage.last().fail()
    await advanceTime(2400)
    expect(stage.connections).toHaveLength(2)
    await advanceTime(100)
    expect(stage.connections).toHaveLength(3)
  })

  it('keeps growing the backoff when a connection breaks right after it opens', async () => {
    await stage.open()
    for (const wait of [1000, 2000, 5000]) {
      stage.last().respond()
      await settlePromises()
      stage.last().end()
      await settlePromises()
      await advanceTime(wait - 1)
      const before = stage.connections.length
      await advanceTime(1)
      expect(stage.connections).toHaveLength(before + 1)
    }
  })

  it('treats 45 s without a byte as dead; a comment counts as a byte', async () => {
    await stage.live()
    await advanceTime(DEAD_AFTER_MS - 12_000)
    stage.last().send(': beat\n\n')
    await advanceTime(DEAD_AFTER_MS - 1)
    expect(stage.last().signal.aborted).toBe(false)
    await advanceTime(1)
    expect(stage.last().signal.aborted).toBe(true)
    expect(stage.states.at(-1)).toBe('reconnecting')
    await advanceTime(1000)
    expect(stage.connections).toHaveLength(2)
  })

  it('times out while waiting for a response', async () => {
    await stage.open()
    await advanceTime(20_000)
    expect(stage.last().signal.aborted).toBe(true)
    await advanceTime(1000)
    expect(stage.connections).toHaveLength(2)
  })

  it('requests a new token once on a 401, and then backs off like after any refusal', async () => {
    await stage.open()
    stage.last().respond(401)
    await settlePromises()
    expect(stage.connections).toHaveLength(2)
    expect(stage.last().headers.get('authorization')).toBe('Bearer token-2')
    stage.last().respond(401)
    await settlePromises()
    expect(stage.connections).toHaveLength(2)
    expect(stage.states.at(-1)).toBe('polling')
    await advanceTime(30_000)
    expect(stage.connections).toHaveLength(3)
  })

  it.each([
    ['403', (line: FakeConnection) => line.respond(403)],
    ['404', (line: FakeConnection) => line.respond(404)],
    ['a page in place of the stream', (line: FakeConnection) => line.respond(200, 'text/html')],
  ])('reports polling immediately when %s is the response, and retries after 30 s', async (_, refuse) => {
    await stage.open()
    refuse(stage.last())
    await settlePromises()
    expect(stage.states.at(-1)).toBe('polling')
    await advanceTime(29_999)
    expect(stage.connections).toHaveLength(1)
    await advanceTime(1)
    expect(stage.connections).toHaveLength(2)
  })

  it('treats a missing token as a failed attempt', async () => {
    let isRefused = true
    await stage.open({ bearer: async () => (isRefused ? Promise.reject(new Error('no')) : 'token') })
    expect(stage.connections).toHaveLength(0)
    isRefused = false
    await advanceTime(1000)
    expect(stage.connections).toHaveLength(1)
  })
})
