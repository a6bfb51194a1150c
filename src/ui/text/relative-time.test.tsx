import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { resetServerClock, recordServerDate } from '@/services/network/server-clock'

import { startTestI18n } from '../../../tests/support/i18n'
import { RelativeTime } from './relative-time'

const NOW = Date.UTC(2026, 10, 18, 12)
const DAY_MS = 86_400_000

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
