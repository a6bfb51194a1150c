import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'

import {
  CLOCK_PATH,
  closedLog,
  setUpClock,
  runningLog,
  fakeClockServer,
} from '../../../tests/support/render/render-clock'
import { DeferredClockTasks } from '.'
import { ClockWidget } from './clock-widget'

// Simulates code that has not loaded.
vi.mock('./clock-tasks', () => ({ ClockKeeper: () => null }))
setUpClock()

it('the clock follows other tabs before its keeper has loaded', async () => {
  let log: object = runningLog
  fakeClockServer(null, { [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }) })
  render(
    <QueryClientProvider client={queryClient}>
      <DeferredClockTasks />
      <ClockWidget />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Clock Out' })
  log = closedLog
  const other = new BroadcastChannel('tabs')
  other.postMessage({ subject: 'clock.changed', data: null })
  expect(await screen.findByText('Off Duty')).toBeVisible()
  other.close()
})
