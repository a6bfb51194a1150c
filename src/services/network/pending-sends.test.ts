import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { trackSend, whenSendsSettle } from './pending-sends'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a pending send', () => {
  it('is awaited until it settles, successful or not', async () => {
    const ends: (() => void)[] = []
    void trackSend(new Promise((resolve) => ends.push(() => resolve(undefined))))
    void trackSend(new Promise((_, reject) => ends.push(() => reject(new Error('no line')))))
    const isDone = vi.fn<() => void>()
    const wait = whenSendsSettle(10_000).then(isDone)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(100)
    expect(isDone).not.toHaveBeenCalled()
    ends[1]?.()
    await wait
    expect(isDone).toHaveBeenCalledOnce()
  })

  it('is awaited no longer than requested', async () => {
    void trackSend(new Promise(() => undefined))
    const isDone = vi.fn<() => void>()
    void whenSendsSettle(10_000).then(isDone)
    await vi.advanceTimersByTimeAsync(9999)
    expect(isDone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toHaveBeenCalledOnce()
  })
})
