import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listUnread } from '@/api/calls/chatter/chatter'
import { callQueryKey } from '@/api/query'

import { advanceTime } from '../../../../tests/support/fake-timers'
import { ME } from '../../../../tests/support/fixtures/live-events'
import { scheduleUnreadRefetch, shareUnreadCounts } from './unread-refetch'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'

const KEY = callQueryKey(listUnread)
const entry = (messages: number) => ({ userId: 'creator-01', messages, notifications: 0, orders: 0 })

let client: QueryClient
let answers: number
let delayMs: number
let stopObserving: () => void

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  ;[answers, delayMs] = [0, 0]
  const queryFn = async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    answers += 1
    return { data: [entry(answers)] }
  }
  stopObserving = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => undefined)
})
afterEach(() => {
  stopObserving()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  client.clear()
  vi.useRealTimers()
})

describe('the unread counts', () => {
  it('are refetched at most once a second', async () => {
    await advanceTime(10)
    expect(answers).toBe(1)
    for (let index = 0; index < 100; index += 1) {
      scheduleUnreadRefetch(client)
      await advanceTime(30)
    }
    await advanceTime(1500)
    expect(answers).toBeGreaterThanOrEqual(4)
    expect(answers).toBeLessThanOrEqual(6)
  })

  it('arrive even when the server is slower than the events', async () => {
    await advanceTime(10)
    delayMs = 2500
    for (let index = 0; index < 60; index += 1) {
      scheduleUnreadRefetch(client)
      await advanceTime(100)
    }
    expect(answers).toBeGreaterThanOrEqual(2)
  })

  it('are shared with all tabs of the same user and no other', async () => {
    await advanceTime(10)
    vi.useRealTimers()
    const stop = shareUnreadCounts(client, ME)
    const other = new BroadcastChannel('tabs')
    const received: unknown[] = []
    other.addEventListener('message', ({ data }: MessageEvent<unknown>) => received.push(data))
    await client.refetchQueries({ queryKey: KEY })
    await waitForExpect(() => expect(received).toHaveLength(1))
    expect(received[0]).toMatchObject({ subject: 'unread', data: { userId: ME, data: [entry(answers)] } })

    const at = Date.now() + 1000
    other.postMessage({ subject: 'unread', data: { userId: 'staff-09', at, data: [entry(50)] } })
    other.postMessage({ subject: 'unread', data: { userId: ME, at: 5, data: [entry(60)] } })
    other.postMessage({ subject: 'unread', data: 'nonsense' })
    other.postMessage({ subject: 'unread', data: { userId: ME, at, data: [entry(70)] } })
    await waitForExpect(() => expect(client.getQueryData(KEY)).toEqual({ data: [entry(70)] }))
    // A tab does not post what it received.
    expect(received).toHaveLength(1)
    other.close()
    stop()
  })
})
