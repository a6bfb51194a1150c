import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useCountdown } from './use-countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('counts from now, however long ago the page opened', () => {
  const { result, rerender } = renderHook(useCountdown, { initialProps: undefined as number | undefined })
  vi.setSystemTime(Date.now() + 60_000)
  rerender(Date.now() + 30_000)
  expect(result.current).toBe(30)
  act(() => void vi.advanceTimersByTime(31_000))
  expect(result.current).toBe(0)
})
