import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { isoOf } from '@/domain/time/instant'
import { formatDateTime } from '@/i18n/format'
import { DAY_MS, MINUTE_MS } from '@/lib/duration'

import { advancePage } from '../../../tests/support/render/advance-page'
import {
  CLOCK_PATH,
  closedLog,
  LOGS_PATH,
  NOW,
  setUpClock,
  pressButton,
  runningLog,
  fakeClockServer,
  renderClock,
  toasts,
} from '../../../tests/support/render/render-clock'

setUpClock()

describe('while on duty', () => {
  it('sends a heartbeat every 60 s while there is input, and none without', async () => {
    const { askedOf } = fakeClockServer(runningLog)
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(61_000)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(1)
    await advancePage(2 * MINUTE_MS)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(1)
    await userEvent.setup({ delay: null }).keyboard('a')
    await advancePage(2000)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(2)
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)[1]).toMatchObject({ chatterWorkLogId: 'log-1' })
  })

  it('asks after 20 idle minutes, and continues after the answer', async () => {
    const { askedOf } = fakeClockServer(runningLog)
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(20 * MINUTE_MS + 2000)
    expect(screen.getByRole('alertdialog', { name: 'Still working?' })).toBeVisible()
    await pressButton("I'm still working")
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await advancePage(10 * MINUTE_MS)
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([])
  })

  it('does not take a device clock that is set forward for idle time', async () => {
    let aheadMs = 0
    const serverTime = () => Date.now() - aheadMs
    fakeClockServer(null, {
      [`${CLOCK_PATH}/get`]: () => ({
        body: { chatterWorkLog: { ...runningLog, lastActiveAt: isoOf(serverTime()) } },
      }),
    })
    const answer = fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await answer(...request)
      response.headers.set('date', new Date(serverTime()).toUTCString())
      return response
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(61_000)
    aheadMs = 21 * MINUTE_MS
    vi.setSystemTime(Date.now() + aheadMs)
    await advancePage(10_000)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it("asks after the agency's own limit, and shows it", async () => {
    fakeClockServer(null, {
      [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: runningLog, idleAfterS: 600 } }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    vi.setTimerTickMode('manual')
    await advancePage(10 * MINUTE_MS + 2000)
    expect(screen.getByRole('alertdialog', { name: 'Still working?' })).toHaveTextContent(/10 min/)
    expect(screen.getByText(/^1:5[89]$/)).toBeInTheDocument()
  })

  it('accepts an answer at the last moment, and reports it at once', async () => {
    const { askedOf } = fakeClockServer(runningLog)
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(21 * MINUTE_MS + 50_000)
    const before = askedOf(`${CLOCK_PATH}/heartbeat`).length
    await pressButton("I'm still working")
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(before + 1)
  })

  it('lets the server close the log without an answer within 2 minutes, and reports it at once and on the next visit', async () => {
    let log: object = runningLog
    const auto = { ...closedLog, clockOutAt: isoOf(NOW), source: 'auto', flags: [], activeSeconds: null }
    const { askedOf } = fakeClockServer(null, {
      [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }),
      [`${LOGS_PATH}/list`]: () => ({ body: { data: log === runningLog ? [] : [auto] } }),
    })
    const { unmount } = renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(21 * MINUTE_MS)
    expect(screen.getByRole('alertdialog')).toBeVisible()
    log = closedLog
    await advancePage(MINUTE_MS + 2000)
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Off Duty')).toBeVisible()
    expect(await screen.findByText(/^We clocked you out at .*\. Fix it\?$/)).toBeVisible()
    expect(toasts).toEqual([])
    unmount()
    queryClient.clear()
    renderClock()
    await screen.findByText(/^We clocked you out at .*\. Fix it\?$/)
    await pressButton('Fix')
    expect(await screen.findByRole('dialog', { name: 'Correct your work log' })).toBeVisible()
  })

  it('looks for closed logs of the new day too, in a page that stays open over midnight', async () => {
    const { askedOf } = fakeClockServer(null)
    renderClock()
    await advancePage(2000)
    const asked = () => askedOf(`${LOGS_PATH}/list`).map((request) => (request as { to: string }).to)
    const [before] = asked()
    vi.setSystemTime(Date.now() + DAY_MS)
    await advancePage(MINUTE_MS)
    expect(asked().at(-1)).toBe(isoOf(Date.parse(before ?? '') + DAY_MS))
  })

  it('names the day of a close that is some days ago', async () => {
    const at = NOW - 3 * DAY_MS
    const auto = { ...closedLog, clockOutAt: isoOf(at), source: 'auto', flags: [], activeSeconds: null }
    fakeClockServer(null, { [`${LOGS_PATH}/list`]: () => ({ body: { data: [auto] } }) })
    renderClock()
    const when = formatDateTime(at).replaceAll(/\s/g, ' ') // as the query reads it
    expect(await screen.findByText(`We clocked you out at ${when}. Fix it?`)).toBeVisible()
  })

  it('shows why someone else ended the shift, although the change is a correction', async () => {
    const ended = { ...closedLog, clockOutAt: isoOf(NOW), source: 'manager', activeSeconds: null }
    const data = [{ ...ended, flags: ['corrected'], closeReason: 'You fell ill' }]
    fakeClockServer(null, { [`${LOGS_PATH}/list`]: () => ({ body: { data } }) })
    renderClock()
    expect(await screen.findByText(/^Your manager clocked you out at .*: .*You fell ill/)).toBeVisible()
    await pressButton('Fix')
    expect(await screen.findByRole('dialog', { name: 'Correct your work log' })).toBeVisible()
  })

  it('continues, and asks, while the server keeps the log open', async () => {
    const { askedOf } = fakeClockServer(runningLog)
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(30 * MINUTE_MS)
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([])
    expect(askedOf(`${CLOCK_PATH}/heartbeat`)).toHaveLength(1)
    await pressButton("I'm still working")
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
  })

  it('neither asks nor ends while another device is active', async () => {
    const at = () => ({ ...runningLog, lastActiveAt: isoOf(Date.now() - 30_000) })
    fakeClockServer(null, { [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: at() } }) })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(25 * MINUTE_MS)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
  })

  it('closes its question when another device becomes active', async () => {
    let lastActiveAt: string | null = null
    fakeClockServer(null, {
      [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: { ...runningLog, lastActiveAt } } }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await advancePage(21 * MINUTE_MS)
    expect(screen.getByRole('alertdialog')).toBeVisible()
    lastActiveAt = isoOf(Date.now())
    await advancePage(MINUTE_MS + 2000)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
  })

  it('refetches the status when a heartbeat is rejected: the log was closed elsewhere', async () => {
    let log: object = runningLog
    fakeClockServer(null, {
      [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }),
      [`${CLOCK_PATH}/heartbeat`]: () => ({ status: 404 }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    log = closedLog
    await advancePage(62_000)
    expect(screen.getByText('Off Duty')).toBeVisible()
  })

  it('asks about a clock left running for over 12 hours', async () => {
    fakeClockServer({ ...runningLog, clockInAt: isoOf(NOW - 13 * 3_600_000) })
    renderClock()
    const duration = await screen.findByText('13 hr')
    expect(screen.getByText(/^You've been clocked in for/)).toHaveTextContent('for 13 hr.')
    // The notice is announced once, not with each minute.
    expect(duration).toHaveRole('timer')
  })
})
