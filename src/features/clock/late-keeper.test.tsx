import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'

import { CLOCK_PATH, closed, onClockStage, running, server } from '../../../tests/clock-stage'
import { ClockKeeper, ClockWidget } from '.'

// Simulates code that has not loaded.
vi.mock('./clock-keeper', () => ({ ClockKeeper: () => null }))
onClockStage()

it('the clock follows other tabs before its keeper has loaded', async () => {
  let log: object = running
  server(null, { [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }) })
  render(
    <QueryClientProvider client={queryClient}>
      <ClockKeeper />
      <ClockWidget />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Clock Out' })
  log = closed
  const other = new BroadcastChannel('tabs')
  other.postMessage({ subject: 'clock.changed', data: null })
  expect(await screen.findByText('Off Duty')).toBeVisible()
  other.close()
})
