import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { forgetServerDate, noteServerDate } from '@/services/server-clock'

import { startWords } from '../../tests/words'
import { RelativeTime } from './relative-time'

const NOW = Date.UTC(2026, 10, 18, 12)
const DAY_MS = 86_400_000

beforeAll(() => startWords())
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  forgetServerDate()
})

it("shows relative time by the server's clock, not the device's", () => {
  noteServerDate(new Date(NOW - 4 * DAY_MS).toUTCString(), NOW)
  render(<RelativeTime at={NOW - 4 * DAY_MS - 3 * 60_000} />)
  expect(screen.getByText('3 min. ago')).toBeVisible()
})
