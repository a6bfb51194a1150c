import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearTyping, recordTyping, useTypingUsers } from './typing-users'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(clearTyping)
  vi.useRealTimers()
})

describe('typing', () => {
  it('is reported by channel until the user stops', () => {
    const { result } = renderHook(() => [useTypingUsers('a'), useTypingUsers('b')])
    act(() => recordTyping('a', 'fan-1', true))
    act(() => recordTyping('a', 'staff-2', true))
    expect(result.current).toEqual([['fan-1', 'staff-2'], []])
    act(() => recordTyping('a', 'fan-1', false))
    expect(result.current).toEqual([['staff-2'], []])
  })

  it('ends 10 s after the last event: keys may follow it for 5 s, a pause lasts 4 s, and its end arrives within 1 s', () => {
    const { result } = renderHook(() => useTypingUsers('a'))
    act(() => recordTyping('a', 'fan-1', true))
    act(() => void vi.advanceTimersByTime(6000))
    act(() => recordTyping('a', 'fan-1', true))
    act(() => void vi.advanceTimersByTime(9999))
    expect(result.current).toEqual(['fan-1'])
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current).toEqual([])
  })
})
