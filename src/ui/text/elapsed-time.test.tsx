import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { ElapsedTime } from './elapsed-time'

test('changes only the text each second', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { unmount } = render(<ElapsedTime since={1_000_000} />)
  const text = screen.getByRole('timer').firstChild
  void act(() => vi.advanceTimersByTime(3000))
  expect(text?.nodeValue).toBe('00:00:03')
  expect(screen.getByRole('timer').firstChild).toBe(text)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
