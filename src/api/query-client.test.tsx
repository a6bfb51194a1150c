import { type QueryKey, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { advancePage } from '../../tests/support/render/advance-page'
import { startTestI18n } from '../../tests/support/i18n'
import { ApiError } from './errors'
import { queryClient, retryDelayMs } from './query-client'
import { useQueryStatus } from './query-status'

const WAITING = "The server is busy. We'll try again in less than a minute."

let asked = 0
let failure: (() => ApiError) | undefined
const fails = (status: number, retryAfterMs?: number) => {
  failure = () => new ApiError('refused', { path: '/api/a', status, retryAfterMs })
}

function Part({ queryKey = ['/api/a'] }: { queryKey?: QueryKey }) {
  const read = useQuery({
    queryKey,
    queryFn: async () => {
      asked += 1
      await Promise.resolve()
      if (failure) throw failure()
      return 'an answer'
    },
  })
  const status = useQueryStatus(read)
  if (status.kind !== 'error') return <p>{status.kind}</p>
  return (
    <button type="button" onClick={status.onRetry}>
      {status.text}
    </button>
  )
}
const page = (parts: number) => (
  <QueryClientProvider client={queryClient}>
    {Array.from({ length: parts }, (_, index) => (
      <Part key={index} />
    ))}
  </QueryClientProvider>
)

beforeAll(() => startTestI18n())
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  failure = undefined
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a query whose server asks to wait', () => {
  it('shows the wait immediately, retries three times automatically, and any time by hand', async () => {
    fails(503, MINUTE_MS)
    render(page(1))
    await advancePage(10)
    expect(screen.getByRole('button')).toHaveTextContent(WAITING)
    await advancePage(MINUTE_MS)
    expect(asked).toBe(2)
    act(() => screen.getByRole('button').click())
    await advancePage(10)
    expect(asked).toBe(3)
    await advancePage(20 * MINUTE_MS)
    expect(asked).toBe(4)
    expect(screen.getByRole('button')).not.toHaveTextContent(WAITING)
    failure = undefined
    act(() => screen.getByRole('button').click())
    await advancePage(10)
    expect(screen.getByText('ready')).toBeVisible()
  })

  it('waits behind its skeleton for a few seconds only', async () => {
    fails(503, 2000)
    render(page(1))
    await advancePage(1900)
    expect([asked, screen.getByText('loading')]).toMatchObject([1, {}])
    await advancePage(200)
    expect(asked).toBe(2)
  })

  it('never waits longer than a minute, whatever the header says', () => {
    const month = new ApiError('refused', {
      path: '/api/a',
      status: 503,
      retryAfterMs: 30 * 24 * 60 * MINUTE_MS,
    })
    expect(retryDelayMs(0, month)).toBe(MINUTE_MS)
  })
})

describe('a refused query', () => {
  it('does not refetch when another component mounts', async () => {
    fails(403)
    const { rerender } = render(page(1))
    await advancePage(10)
    rerender(page(4))
    await advancePage(10)
    expect(asked).toBe(1)
    expect(screen.getAllByRole('button')).toHaveLength(4)
  })

  it('refetches on focus, on reconnect and by its Retry', async () => {
    fails(403)
    render(page(2))
    await advancePage(10)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await advancePage(10)
    expect(asked).toBe(2)
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => void window.dispatchEvent(new Event('online')))
    await advancePage(10)
    expect(asked).toBe(3)
    act(() => screen.getAllByRole('button')[0]?.click())
    await advancePage(10)
    expect(asked).toBe(4)
  })

  it('refetches for a new page when no component shows the refusal any more', async () => {
    fails(404)
    render(page(1))
    await advancePage(10)
    cleanup()
    await advancePage(10)
    render(page(1))
    await advancePage(10)
    expect(asked).toBe(2)
  })

  it('does not refetch per mounted component when it has earlier data', async () => {
    const { rerender } = render(page(1))
    await advancePage(10)
    fails(403)
    await advancePage(6 * MINUTE_MS)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await advancePage(10)
    expect(asked).toBe(2)
    rerender(page(3))
    await advancePage(10)
    expect(asked).toBe(2)
  })

  it('refetches when a component mounts after a server error', async () => {
    fails(500)
    const { rerender } = render(page(1))
    await advancePage(30_000)
    expect(asked).toBe(4)
    rerender(page(2))
    await advancePage(10)
    expect(asked).toBe(5)
  })
})
