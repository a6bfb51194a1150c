import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { ClockWidget, type ClockWidgetProps } from '@/features/clock'
import { ClockKeeper } from '@/features/clock/clock-keeper'
import { forgetServerDate } from '@/services/server-clock'
import { local } from '@/services/storage'
import { connectToastStack, toast } from '@/services/toasts'

import { fakeServer, type Routes } from './fake-server'
import { startWords } from './words'

export const CLOCK_PATH = '/api/internal/chatter/clock-in-status'
export const LOGS_PATH = '/api/internal/chatter/work-logs'
export const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)
export const MINUTE_MS = 60_000
export const iso = (ms: number) => new Date(ms).toISOString()

export const running = { chatterWorkLogId: 'log-1', clockInAt: iso(NOW - 13_338_000), clockOutAt: null }
export const closed = { ...running, clockOutAt: iso(NOW) }

/** A server that knows one log and changes it as asked. */
export function server(first: object | null, routes: Routes = {}) {
  let log = first
  const answer = () => ({ body: { chatterWorkLog: log } })
  return fakeServer({
    [`${CLOCK_PATH}/get`]: answer,
    [`${CLOCK_PATH}/clock-in`]: () => {
      log = { ...running, clockInAt: iso(Date.now()) }
      return answer()
    },
    [`${CLOCK_PATH}/clock-out`]: () => {
      log = closed
      return answer()
    },
    [`${CLOCK_PATH}/heartbeat`]: () => ({ body: { lastActiveAt: iso(Date.now()) } }),
    [`${CLOCK_PATH}/check`]: () => ({ body: { asks: false, todayS: 0, waiting: [] } }),
    '/api/internal/chatter/creators/list': () => ({ body: { data: [] } }),
    '/api/internal/chatter/shifts/list': () => ({ body: { data: [] } }),
    [`${LOGS_PATH}/list`]: () => ({ body: { data: [] } }),
    ...routes,
  })
}

export const toasts: string[] = []
export const show = (props: ClockWidgetProps = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ClockKeeper />
      <ClockWidget {...props} />
    </QueryClientProvider>,
  )
export const press = (name: string) =>
  userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }))
/** Lets time go by second by second, as the tick does. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const timer = () => screen.getByRole('timer', { hidden: true }).textContent

/** Sets the stage of a test file: words, time, toasts; call it at the top. */
export function onClockStage(): void {
  beforeAll(() => startWords())
  beforeEach(() => {
    // Only what tells time: promises and the query cache's own scheduling go on as ever.
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    connectToastStack({ show: ({ kind, text }) => toasts.push(`${kind}: ${text}`), dismiss: () => undefined })
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    toast.dismiss()
    toasts.length = 0
    local.remove('clock-notice')
    forgetServerDate()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
