import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ChannelWriting } from './channel-writing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function writer(isOurs = true) {
  const sent: boolean[] = []
  const locks: boolean[] = []
  const writing = new ChannelWriting({
    sendTyping: (isTyping) => sent.push(isTyping),
    setLock: (take) => {
      locks.push(take)
      return Promise.resolve(take && isOurs)
    },
    now: Date.now,
  })
  return { writing, sent, locks }
}

async function type(writing: ChannelWriting, forMs: number): Promise<void> {
  for (let ms = 0; ms < forMs; ms += 1000) {
    writing.onKey(false)
    await vi.advanceTimersByTimeAsync(1000)
  }
}

describe('the lock of a channel (screens S11)', () => {
  it('is taken with the first key and renewed while the user types, well within its 45 s', async () => {
    const { writing, locks } = writer()
    await type(writing, 45_000)
    expect(locks).toEqual([true, true, true])
  })

  it.each([['the text is empty again'], ['the field is left']])('is released when %s', async (how) => {
    const { writing, locks, sent } = writer()
    await type(writing, 2000)
    if (how === 'the field is left') writing.releaseLock()
    else writing.onKey(true)
    expect(locks).toEqual([true, false])
    expect(sent.at(-1)).toBe(false)
  })

  it('is asked for again with the next key, once a colleague who took it over is done', async () => {
    const { writing, locks } = writer()
    await type(writing, 2000)
    writing.loseLock()
    await type(writing, 2000)
    expect(locks).toEqual([true, true])
  })

  it('is also released when its request is answered too late', async () => {
    let answer: (isOurs: boolean) => void = () => undefined
    const locks: boolean[] = []
    const writing = new ChannelWriting({
      sendTyping: () => undefined,
      setLock: (take) => {
        locks.push(take)
        return take ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(false)
      },
      now: Date.now,
    })
    writing.onKey(false)
    writing.releaseLock()
    answer(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(locks).toEqual([true, false])
  })

  it('is also renewed when the device clock is set back', async () => {
    const { writing, locks } = writer()
    writing.onKey(false)
    await vi.advanceTimersByTimeAsync(1000)
    vi.setSystemTime(Date.now() - 3_600_000)
    writing.onKey(false)
    expect(locks).toEqual([true, true])
  })

  it('of a colleague is not released', async () => {
    const { writing, locks } = writer(false)
    await type(writing, 1000)
    writing.releaseLock()
    expect(locks).toEqual([true])
  })

  it('comes with a typing event, repeated until 4 s after the last key', async () => {
    const { writing, sent } = writer()
    await type(writing, 11_000)
    expect(sent).toEqual([true, true, true])
    await vi.advanceTimersByTimeAsync(4000)
    expect(sent).toEqual([true, true, true, false])
  })
})
