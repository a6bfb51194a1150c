import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { isoOf } from '@/domain/time/instant'
import { ClockWidget, type ClockWidgetProps } from '@/features/clock/clock-widget'
import { ClockTasks } from '@/features/clock/clock-tasks'
import { resetServerClock } from '@/services/network/server-clock'
import { connectToastStack, toast } from '@/services/page/toasts'

import { fakeServer, type FakeRoutes } from '../fake-server'
import { startTestI18n } from '../i18n'
import { MILA } from '../people'

export const CLOCK_PATH = '/api/internal/chatter/clock-in-status'
export const LOGS_PATH = '/api/internal/chatter/work-logs'
export const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)

export const runningLog = { chatterWorkLogId: 'log-1', clockInAt: isoOf(NOW - 13_338_000), clockOutAt: null }
export const closedLog = { ...runningLog, clockOutAt: isoOf(NOW) }

/** Mocks a server with one work log that clock calls change. */
export function fakeClockServer(first: object | null, routes: FakeRoutes = {}) {
  let log = first
  const answer = () => ({ body: { chatterWorkLog: log } })
  return fakeServer({
    [`${CLOCK_PATH}/get`]: answer,
    [`${CLOCK_PATH}/clock-in`]: () => {
      log = { ...runningLog, clockInAt: isoOf(Date.now()) }
      return answer()
    },
    [`${CLOCK_PATH}/clock-out`]: () => {
      log = closedLog
      return answer()
    },
    [`${CLOCK_PATH}/heartbeat`]: () => ({ body: { lastActiveAt: isoOf(Date.now()) } }),
    [`${CLOCK_PATH}/check`]: () => ({ body: { asks: false, todayS: 0, waiting: [] } }),
    '/api/internal/chatter/creators/list': () => ({ body: { data: [] } }),
    '/api/internal/chatter/shifts/list': () => ({ body: { data: [] } }),
    [`${LOGS_PATH}/list`]: () => ({ body: { data: [] } }),
    ...routes,
  })
}

export const toasts: string[] = []
export const renderClock = (props: ClockWidgetProps = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ClockTasks />
      <ClockWidget {...props} />
    </QueryClientProvider>,
  )
export const pressButton = (name: string) =>
  userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }))
export const timerText = () => screen.getByRole('timer', { hidden: true }).textContent

/** The figures of a clock-out; `asks`: whether the agency wants the question. */
export const checkResponse = (asks: boolean) => ({
  [`${CLOCK_PATH}/check`]: () => ({
    body: { asks, shiftS: 2 * 3600, todayS: 5 * 3600, waiting: [{ creatorId: MILA, count: 2 }] },
  }),
})
export const clockOutQuestion = () => screen.findByRole('dialog', { name: 'Clock Out' })

/** Sets up i18n, fake timers and toasts of a test file. Call it at the top level. */
export function setUpClock(): void {
  beforeAll(() => startTestI18n())
  beforeEach(() => {
    // Fake only timers and Date: promises and the query cache's scheduler run in real time.
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    connectToastStack({ show: ({ kind, text }) => toasts.push(`${kind}: ${text}`), dismiss: () => undefined })
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    toast.dismiss()
    toasts.length = 0
    localStorage.clear()
    resetServerClock()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
