import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'
import { isoOf } from '@/domain/time/instant'

import {
  CLOCK_PATH,
  NOW,
  setUpClock,
  pressButton,
  runningLog,
  fakeClockServer,
  toasts,
} from '../../../tests/support/render/render-clock'
import { useClock } from '.'
import { ClockWidget } from './clock-widget'
import { ClockTasks } from './clock-tasks'

setUpClock()

/** Closes before it runs, as the palette does. */
function UnmountingCommand() {
  const clock = useClock()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen || !clock) return null
  return <Press onPress={() => flushSync(() => setOpen(false))} />
}
function Press({ onPress }: { onPress: () => void }) {
  const clock = useClock()
  const run = () => {
    onPress()
    clock?.toggle()
  }
  return (
    <button type="button" onClick={run}>
      Run
    </button>
  )
}

async function renderUnmountingCommand() {
  render(
    <QueryClientProvider client={queryClient}>
      <ClockTasks />
      <ClockWidget />
      <UnmountingCommand />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Run' })
}
const askingCheck = {
  [`${CLOCK_PATH}/check`]: () => ({ body: { asks: true, todayS: 5 * 3600, waiting: [] } }),
}

describe('a command from a component that unmounts', () => {
  it('clocks in and confirms', async () => {
    fakeClockServer(null)
    await renderUnmountingCommand()
    await pressButton('Run')
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeVisible()
    await waitFor(() => expect(toasts).toEqual(["success: You're now clocked in! Happy chatting"]))
  })

  it('clocks out and confirms', async () => {
    fakeClockServer(runningLog)
    await renderUnmountingCommand()
    await pressButton('Run')
    expect(await screen.findByText('Off Duty')).toBeVisible()
    await waitFor(() => expect(toasts).toEqual(["success: You're now clocked out!"]))
  })

  it('asks first where the agency requires it', async () => {
    const { askedOf } = fakeClockServer(runningLog, askingCheck)
    await renderUnmountingCommand()
    await pressButton('Run')
    expect(await screen.findByRole('dialog', { name: 'Clock Out' })).toHaveTextContent('5 hr')
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([])
  })

  it('shows its error at the mounted clock until dismissed', async () => {
    fakeClockServer(null, { [`${CLOCK_PATH}/clock-in`]: () => 'unreachable' })
    await renderUnmountingCommand()
    await pressButton('Run')
    expect(await screen.findByText(/^You're not clocked in\./)).toBeVisible()
    await pressButton('Dismiss')
    expect(screen.queryByText(/^You're not clocked in\./)).toBeNull()
  })
})

describe('a clock left running for over 12 hours', () => {
  const forgotten = { ...runningLog, clockInAt: isoOf(NOW - 13 * 3_600_000) }
  const pressFirst = async () => {
    await screen.findByText('13 hr')
    screen.getAllByRole('button', { name: 'Clock Out' })[0]?.click()
  }

  it('asks like any other', async () => {
    const { askedOf } = fakeClockServer(forgotten, askingCheck)
    await renderUnmountingCommand()
    await pressFirst()
    expect(await screen.findByRole('dialog', { name: 'Clock Out' })).toBeVisible()
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([])
  })

  it('shows at the clock why it could not be closed', async () => {
    fakeClockServer(forgotten, { [`${CLOCK_PATH}/clock-out`]: () => ({ status: 500 }) })
    await renderUnmountingCommand()
    await pressFirst()
    expect(await screen.findByText(/^You're still clocked in\./)).toBeVisible()
  })
})
