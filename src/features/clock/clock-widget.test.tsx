import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { queryClient } from '@/api/query-client'
import { isoOf } from '@/domain/time/instant'
import { MINUTE_MS } from '@/lib/duration'

import { advancePage } from '../../../tests/support/render/advance-page'
import {
  CLOCK_PATH,
  closedLog,
  NOW,
  setUpClock,
  pressButton,
  runningLog,
  fakeClockServer,
  renderClock,
  timerText,
  toasts,
} from '../../../tests/support/render/render-clock'
import { ClockWidget } from './clock-widget'

setUpClock()

describe('the clock widget (requirements 2)', () => {
  it('shows Off Duty and Clock In when not clocked in', async () => {
    fakeClockServer(null)
    renderClock()
    expect(await screen.findByText('Off Duty')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clock In' })).toBeVisible()
  })

  it('shows an elapsed timer and Clock Out when clocked in, and the timer ticks every second', async () => {
    fakeClockServer(runningLog)
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    const before = timerText()
    expect(before).toMatch(/^03:42:\d\d$/)
    await advancePage(2000)
    expect(timerText()).not.toBe(before)
    expect(screen.getByText(/^On duty for 3 hr, 42 min$/)).toBeInTheDocument()
  })

  it('clocks in once for a double click', async () => {
    const { askedOf } = fakeClockServer(null)
    renderClock()
    fireEvent.click(await screen.findByRole('button', { name: 'Clock In' }), { detail: 1 })
    fireEvent.click(await screen.findByRole('button', { name: 'Clock Out' }), { detail: 2 })
    await advancePage(2000)
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toHaveLength(0)
  })

  it('changes one text a second without a render', async () => {
    fakeClockServer(runningLog)
    const onRender = vi.fn()
    render(
      <QueryClientProvider client={queryClient}>
        <Profiler id="clock" onRender={onRender}>
          <ClockWidget />
        </Profiler>
      </QueryClientProvider>,
    )
    await screen.findByRole('button', { name: 'Clock Out' })
    vi.setTimerTickMode('manual')
    await advancePage(3000)
    onRender.mockClear()
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    await advancePage(5000)
    observer.disconnect()
    expect(onRender).not.toHaveBeenCalled()
    expect(changes).toHaveLength(5)
    expect(new Set(changes.map(({ type }) => type))).toEqual(new Set(['characterData']))
  })

  it('hides status text and button separately', async () => {
    fakeClockServer(null)
    const { unmount } = renderClock({ showStatus: false })
    expect(await screen.findByRole('button', { name: 'Clock In' })).toBeVisible()
    expect(screen.queryByText('Off Duty')).toBeNull()
    unmount()
    renderClock({ showButton: false, variant: 'foot' })
    expect(await screen.findByText('Off Duty')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(['compact', 'head'] as const)('hides them separately in its popover: %s', async (variant) => {
    fakeClockServer(null)
    const { unmount } = renderClock({ variant, showStatus: false })
    expect(await screen.findByText('Off Duty')).toHaveClass('sr-only')
    // The dot alone must not show a running clock.
    expect(document.querySelector('.bg-success-text')).toBeNull()
    await pressButton('Off Duty')
    expect(await screen.findByRole('button', { name: 'Clock In' })).toBeVisible()
    unmount()
    renderClock({ variant, showButton: false })
    expect(await screen.findByText('Off Duty')).not.toHaveClass('sr-only')
    await pressButton('Off Duty')
    await screen.findByRole('dialog', { name: 'Work clock' })
    expect(screen.queryByRole('button', { name: 'Clock In' })).toBeNull()
  })

  it('renders only after the status has loaded, and not at all when that fails', async () => {
    const { askedOf } = fakeClockServer(null, { [`${CLOCK_PATH}/get`]: () => ({ status: 403 }) })
    renderClock()
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/get`)).toHaveLength(1))
    await advancePage(1000)
    expect(screen.queryByText('Off Duty')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows until when a shift is planned', async () => {
    const shift = {
      shiftId: 's',
      startAt: isoOf(NOW - MINUTE_MS),
      endAt: isoOf(NOW + 3 * 3_600_000),
      creatorIds: [],
    }
    fakeClockServer(runningLog, { '/api/internal/chatter/shifts/list': () => ({ body: { data: [shift] } }) })
    renderClock({ variant: 'foot' })
    expect(await screen.findByText(/^On duty until \d/)).toBeVisible()
  })
})

describe('Clock In', () => {
  it('waits for the server, then confirms', async () => {
    let answer = () => undefined as void
    const waits = new Promise<void>((resolve) => (answer = resolve))
    fakeClockServer(null, {
      [`${CLOCK_PATH}/clock-in`]: async () => {
        await waits
        return { body: { chatterWorkLog: runningLog } }
      },
    })
    renderClock()
    await screen.findByText('Off Duty')
    await pressButton('Clock In')
    expect(screen.getByText('Off Duty')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clock In' })).toHaveAttribute('aria-busy', 'true')
    expect(toasts).toEqual([])
    answer()
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeVisible()
    await waitFor(() => expect(toasts).toEqual(["success: You're now clocked in! Happy chatting"]))
  })

  it.each([[{}], [''], [{ chatterWorkLog: null }], [{ chatterWorkLog: 7 }]])(
    'treats every successful response as done: %j',
    async (body) => {
      let log: object | null = null
      fakeClockServer(null, {
        [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }),
        [`${CLOCK_PATH}/clock-in`]: () => {
          log = runningLog
          return { body }
        },
      })
      renderClock()
      await screen.findByText('Off Duty')
      await pressButton('Clock In')
      expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeVisible()
      await waitFor(() => expect(toasts).toEqual(["success: You're now clocked in! Happy chatting"]))
    },
  )

  it('adopts the log of another device that is already on duty', async () => {
    let isOn = false
    fakeClockServer(null, {
      [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: isOn ? runningLog : null } }),
      [`${CLOCK_PATH}/clock-in`]: () => {
        isOn = true
        return { status: 409, body: { statusCode: 409, message: 'On duty' } }
      },
    })
    renderClock()
    await screen.findByText('Off Duty')
    await pressButton('Clock In')
    await screen.findByRole('button', { name: 'Clock Out' })
    expect(timerText()).toMatch(/^03:42:/)
    expect(toasts.map((text) => text.split(':')[0])).toEqual(['info'])
  })

  it('shows a failure in place and as a toast, and stays off duty', async () => {
    fakeClockServer(null, { [`${CLOCK_PATH}/clock-in`]: () => 'unreachable' })
    renderClock()
    await screen.findByText('Off Duty')
    await pressButton('Clock In')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "You're not clocked in. There was an issue contacting the server",
    )
    expect(screen.getByText('Off Duty')).toBeVisible()
    expect(toasts).toEqual(['error: There was an issue contacting the server'])
  })
})

describe('Clock Out', () => {
  it('sends chatterWorkLogId, updates optimistically, then confirms', async () => {
    let answer = () => undefined as void
    const waits = new Promise<void>((resolve) => (answer = resolve))
    const { askedOf } = fakeClockServer(runningLog, {
      [`${CLOCK_PATH}/clock-out`]: async () => {
        await waits
        return { body: { chatterWorkLog: closedLog } }
      },
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    expect(await screen.findByText('Off Duty')).toBeVisible()
    expect(toasts).toEqual([])
    answer()
    await waitFor(() => expect(toasts).toEqual(["success: You're now clocked out!"]))
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toEqual([{ chatterWorkLogId: 'log-1' }])
  })

  it.each([[{}], [''], [{ chatterWorkLog: null }]])(
    'treats every successful response as done: %j',
    async (body) => {
      let log: object = runningLog
      const { askedOf } = fakeClockServer(null, {
        [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }),
        [`${CLOCK_PATH}/clock-out`]: () => {
          log = closedLog
          return { body }
        },
      })
      renderClock()
      await screen.findByRole('button', { name: 'Clock Out' })
      const before = askedOf(`${CLOCK_PATH}/get`).length
      await pressButton('Clock Out')
      expect(await screen.findByText('Off Duty')).toBeVisible()
      await waitFor(() => expect(toasts).toEqual(["success: You're now clocked out!"]))
      expect(screen.getByText('Off Duty')).toBeVisible()
      expect(askedOf(`${CLOCK_PATH}/get`).length).toBeGreaterThan(before)
    },
  )

  it('rolls back on an error, and shows it in place and as a toast', async () => {
    fakeClockServer(runningLog, { [`${CLOCK_PATH}/clock-out`]: () => ({ status: 500 }) })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    expect(await screen.findByText(/^You're still clocked in\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
    expect(timerText()).toMatch(/^03:42:/)
    expect(toasts).toHaveLength(1)
    expect(toasts[0]).toMatch(/^error: /)
  })
})
