import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'

import {
  CLOCK_PATH,
  closed,
  iso,
  LOGS_PATH,
  MINUTE_MS,
  NOW,
  onClockStage,
  pass,
  press,
  running,
  server,
  show,
  toasts,
} from '../../../tests/clock-stage'

onClockStage()

describe('while on duty', () => {
  it('sends a heartbeat each 60 s while there was input, and none without', async () => {
    const { askedOf } = server(running)
    show()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pass(61_000)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(1)
    await pass(2 * MINUTE_MS)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(1)
    await userEvent.setup({ delay: null }).keyboard('a')
    await pass(2000)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(2)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)[1]).toMatchObject({ chatterWorkLogId: 'log-1' })
  })

  it('asks after 20 idle minutes, and goes on when answered', async () => {
    const { askedOf } = server(running)
    show()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pass(20 * MINUTE_MS + 2000)
    expect(screen.getByRole('alertdialog', { name: 'Still working?' })).toBeVisible()
    await press("I'm still working")
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await pass(10 * MINUTE_MS)
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([])
  })

  it('clocks out without an answer within 2 minutes, and tells on the next visit', async () => {
    const entry = { ...closed, source: 'person', flags: [], activeSeconds: null }
    const { askedOf } = server(running, { [`${LOGS_PATH}/list`]: () => ({ body: { data: [entry] } }) })
    const { unmount } = show()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pass(22 * MINUTE_MS + 2000)
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([{ chatterWorkLogId: 'log-1' }])
    expect(toasts).toEqual([])
    unmount()
    queryClient.clear()
    show()
    expect(await screen.findByText(/^We clocked you out at .*, fix it\?$/)).toBeVisible()
    await press('Fix')
    expect(await screen.findByRole('dialog', { name: 'Correct your work log' })).toBeVisible()
  })

  it('asks after a clock forgotten for over 12 hours', async () => {
    server({ ...running, clockInAt: iso(NOW - 13 * 3_600_000) })
    show()
    expect(await screen.findByText(/^You have been clocked in for 13 hr/)).toBeVisible()
  })

  it('follows another tab', async () => {
    let log: object = running
    server(null, { [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }) })
    show()
    await screen.findByRole('button', { name: 'Clock Out' })
    log = closed
    const other = new BroadcastChannel('tabs')
    other.postMessage({ subject: 'clock.changed', data: null })
    expect(await screen.findByText('Off Duty')).toBeVisible()
    other.close()
  })
})
