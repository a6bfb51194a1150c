import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { formatTime } from '@/i18n/format'
import { watchConnection } from '@/services/network/connection'

import { startTestI18n } from '../../../tests/support/i18n'
import { OfflineBar } from './offline-bar'

beforeAll(() => startTestI18n())
let stop = () => {}
afterEach(() => {
  cleanup()
  act(() => stop())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the offline bar', () => {
  it('shows since when, counts down to the next attempt, and retries on request', async () => {
    const now = Date.UTC(2026, 10, 21, 21, 4)
    vi.useFakeTimers({ now, shouldAdvanceTime: true })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const reach = vi.fn(async () => true)
    stop = watchConnection(reach)
    render(<OfflineBar />)
    const bar = screen.getByRole('status')
    expect(bar).toHaveTextContent(`Offline since ${formatTime(now)}.`)
    expect(bar).toHaveTextContent('Retrying in 10 seconds')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(bar).toHaveTextContent('Retrying in 7 seconds')
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
    expect(reach).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
