import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { enqueueRender, useRenderQueue } from './render-queue'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

describe('the render queue', () => {
  it('runs its tasks in order, each in a frame of its own', async () => {
    const drawn: [string, number][] = []
    const asked = 'abc'.split('').map((name) => () => void drawn.push([name, performance.now()]))
    asked.forEach(enqueueRender)
    await vi.advanceTimersByTimeAsync(500)
    expect(drawn.map(([name]) => name)).toEqual(['a', 'b', 'c'])
    const [a = 0, b = 0, c = 0] = drawn.map(([, at]) => at)
    expect(Math.min(b - a, c - b)).toBeGreaterThan(30)
  })

  it('skips a cancelled task without delaying others', async () => {
    const [called, other] = [vi.fn(), vi.fn()]
    const callOff = enqueueRender(called)
    enqueueRender(other)
    callOff()
    await vi.advanceTimersByTimeAsync(500)
    expect(called).not.toHaveBeenCalled()
    expect(other).toHaveBeenCalledTimes(1)
  })

  it('renders the last of several values', async () => {
    const { result, rerender } = renderHook(({ value }) => useRenderQueue(value), {
      initialProps: { value: 1 },
    })
    rerender({ value: 2 })
    rerender({ value: 3 })
    expect(result.current).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(result.current).toBe(3)
  })

  it('gives a value its turn even if it changes every frame and others wait too', async () => {
    const { result, rerender } = renderHook(({ value }) => useRenderQueue(value), {
      initialProps: { value: 0 },
    })
    for (let value = 1; value <= 10; value += 1) {
      rerender({ value })
      enqueueRender(() => undefined)
      await act(() => vi.advanceTimersByTimeAsync(16))
    }
    expect(result.current).toBeGreaterThan(0)
  })
})
