import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type LineState, openLine } from './live-line'
import { useLostLine } from './lost-line'

let line: ReturnType<typeof openLine>
beforeEach(() => {
  vi.useFakeTimers()
  line = openLine()
})
afterEach(() => {
  act(() => line.close())
  vi.useRealTimers()
})

const become = (state: LineState) => act(() => line.note(state))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('tells of a lost line after three seconds, and how it goes on', () => {
  const { result } = renderHook(useLostLine)
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

it('says nothing of a line that comes back at once, and waits anew for the next loss', () => {
  const { result } = renderHook(useLostLine)
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
