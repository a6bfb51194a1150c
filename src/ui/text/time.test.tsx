import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { DAY_MS } from '@/lib/duration'
import { resetServerClock, recordServerDate } from '@/services/network/server-clock'

import { startTestI18n } from '../../../tests/support/i18n'
import { ElapsedTime, RelativeTime } from './time'

const NOW = Date.UTC(2026, 10, 18, 12)

beforeAll(() => startTestI18n())
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  resetServerClock()
})

it("shows relative time by the server's clock, not the device's", () => {
  recordServerDate(new Date(NOW - 4 * DAY_MS).toUTCString(), NOW)
  render(<RelativeTime at={NOW - 4 * DAY_MS - 3 * 60_000} />)
  expect(screen.getByText('3 min. ago')).toBeVisible()
})

it('is silent in a live region while the time passes', () => {
  render(
    <p role="status">
      <RelativeTime at={NOW - 3 * 60_000} isSilent />
    </p>,
  )
  expect(screen.getByRole('timer')).toHaveTextContent('3 min. ago')
})

it('changes only the text of a running timer each second', () => {
  vi.setSystemTime(1_000_000)
  const { unmount } = render(<ElapsedTime since={1_000_000} />)
  const text = screen.getByRole('timer').firstChild
  void act(() => vi.advanceTimersByTime(3000))
  expect(text?.nodeValue).toBe('00:00:03')
  expect(screen.getByRole('timer').firstChild).toBe(text)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
