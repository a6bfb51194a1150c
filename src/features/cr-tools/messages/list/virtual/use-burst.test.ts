import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useBurst } from './use-burst'

const listed = (from: number) => Array.from({ length: 40 }, (_, at) => `channel-${from - at}`)
const follow = (keys: string[]) =>
  renderHook(({ shown }) => useBurst(shown), { initialProps: { shown: keys } })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a burst of rows', () => {
  it('does not start when rows come one by one or change places', () => {
    const list = follow(listed(100))
    expect(list.result.current).toBe(false)
    list.rerender({ shown: listed(102) })
    expect(list.result.current).toBe(false)
    list.rerender({ shown: [...listed(102).slice(0, 10).toReversed(), ...listed(102).slice(10)] })
    expect(list.result.current).toBe(false)
  })

  it('lasts from many new rows until none has come for a while', () => {
    const list = follow(listed(100))
    list.rerender({ shown: listed(104) })
    expect(list.result.current).toBe(true)
    act(() => void vi.advanceTimersByTime(4500))
    list.rerender({ shown: listed(105) })
    act(() => void vi.advanceTimersByTime(4500))
    expect(list.result.current).toBe(true)
    act(() => void vi.advanceTimersByTime(500))
    expect(list.result.current).toBe(false)
  })

  it('ignores rows loaded at the end', () => {
    const list = follow(listed(100))
    list.rerender({ shown: [...listed(100), ...listed(50)] })
    expect(list.result.current).toBe(false)
  })
})
