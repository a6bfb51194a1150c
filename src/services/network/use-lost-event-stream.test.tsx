import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type EventStreamState, registerEventStream } from './event-stream-state'
import { useLostEventStream } from './use-lost-event-stream'

let line: ReturnType<typeof registerEventStream>
beforeEach(() => {
  vi.useFakeTimers()
  line = registerEventStream()
})
afterEach(() => {
  act(() => line.close())
  vi.useRealTimers()
})

const become = (state: EventStreamState) => act(() => line.setState(state))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('reports a lost stream after three seconds, and its progress', () => {
  const { result } = renderHook(useLostEventStream)
  become('reconnecting')
  pass(2900)
  expect(result.current).toBeUndefined()
  pass(200)
  expect(result.current).toBe('reconnecting')
  become('polling')
  expect(result.current).toBe('polling')
  become('live')
  expect(result.current).toBeUndefined()
})

it('ignores a stream that reconnects immediately, and waits again for the next loss', () => {
  const { result } = renderHook(useLostEventStream)
  become('reconnecting')
  pass(2000)
  become('live')
  pass(5000)
  become('reconnecting')
  pass(2000)
  expect(result.current).toBeUndefined()
  pass(1500)
  expect(result.current).toBe('reconnecting')
})
