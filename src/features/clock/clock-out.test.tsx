import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { getCurrentUser } from '@/api/calls/account/user'
import { callQueryKey } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { useClock } from '@/features/clock'
import { trackSend } from '@/services/network/pending-sends'
import { losesOnUnload } from '@/services/page/unsaved'

import { advancePage } from '../../../tests/support/render/advance-page'
import {
  checkResponse,
  clockOutQuestion as question,
  CLOCK_PATH,
  LOGS_PATH,
  closedLog,
  setUpClock,
  pressButton,
  runningLog,
  fakeClockServer,
  renderClock,
  toasts,
} from '../../../tests/support/render/render-clock'

setUpClock()

const clockOutButton = async () => {
  await screen.findByRole('button', { name: 'Clock Out' })
  return 'Clock Out'
}
function PaletteClock() {
  const clock = useClock()
  return (
    <button type="button" onClick={clock?.toggle}>
      Clock in by palette
    </button>
  )
}
const renderPalette = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PaletteClock />
    </QueryClientProvider>,
  )
const onFocus = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))

describe('clocking out (screens S20)', () => {
  it('asks first where the agency requires it: hours of today, waiting fans', async () => {
    fakeClockServer(runningLog, checkResponse(true))
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const dialog = within(await question())
    expect(dialog.getByText('2 hr')).toBeVisible()
    expect(dialog.getByText('5 hr')).toBeVisible()
    expect(dialog.getByText('2 fans')).toBeVisible()
    await userEvent.setup({ delay: null }).click(dialog.getByRole('button', { name: 'Clock Out' }))
    expect(await screen.findByText('Off Duty')).toBeVisible()
    await waitFor(() => expect(toasts).toContain("success: You're now clocked out!"))
  })

  it(`counts today in the agency's zone`, async () => {
    queryClient.setQueryData(callQueryKey(getCurrentUser), { agencyTimezone: 'Asia/Tokyo' })
    const { askedOf } = fakeClockServer(runningLog, checkResponse(true))
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    await question()
    const asked = askedOf(`${CLOCK_PATH}/check`)
    expect(asked.at(-1)).toEqual({ timezone: 'Asia/Tokyo' })
  })

  it('shows current figures, and the last known ones if the server is slow', async () => {
    let todayS = 3600
    let isSlow = false
    const check = () => ({ body: { asks: true, todayS, waiting: [] } })
    const late = () => new Promise<ReturnType<typeof check>>(() => undefined)
    const { askedOf } = fakeClockServer(runningLog, {
      [`${CLOCK_PATH}/check`]: () => (isSlow ? late() : check()),
    })
    renderClock()
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/check`)).toHaveLength(1))
    todayS = 8 * 3600
    await pressButton('Clock Out')
    expect(await question()).toHaveTextContent('8 hr')
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Stay on duty' }))
    todayS = 9 * 3600
    isSlow = true
    await pressButton('Clock Out')
    await advancePage(1600)
    expect(await question()).toHaveTextContent('8 hr')
  })

  it('keeps the known figures when a refetch fails', async () => {
    let isBroken = false
    const { askedOf } = fakeClockServer(runningLog, {
      [`${CLOCK_PATH}/check`]: () =>
        isBroken ? { status: 500 } : { body: { asks: true, todayS: 3600, waiting: [] } },
    })
    renderClock()
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/check`)).toHaveLength(1))
    await screen.findByRole('button', { name: 'Clock Out' })
    isBroken = true
    await pressButton('Clock Out')
    expect(await question()).toHaveTextContent('1 hr')
    expect(toasts).toEqual([])
  })

  it('stays on duty when the user cancels', async () => {
    fakeClockServer(runningLog, checkResponse(true))
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    await question()
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Stay on duty' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('asks nothing where the agency does not require it', async () => {
    fakeClockServer(runningLog, checkResponse(false))
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    expect(await screen.findByText('Off Duty')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('waits for messages in flight before the request', async () => {
    const { askedOf } = fakeClockServer(runningLog, checkResponse(false))
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    let end = () => {}
    void trackSend(new Promise<void>((resolve) => (end = resolve)))
    await pressButton('Clock Out')
    expect(await screen.findByText('Off Duty')).toBeVisible()
    const clockOutCount = () => askedOf(`${CLOCK_PATH}/clock-out`).length
    expect(clockOutCount()).toBe(0)
    expect(losesOnUnload()).toBe(true)
    end()
    await waitFor(() => expect(clockOutCount()).toBe(1))
    await waitFor(() => expect(losesOnUnload()).toBe(false))
  })
})

describe('a Clock Out with a slow response', () => {
  const late = (routes: Parameters<typeof fakeClockServer>[1] = {}) => {
    const answer = Promise.withResolvers<{ status?: number; body?: unknown }>()
    const server = fakeClockServer(runningLog, {
      [`${CLOCK_PATH}/clock-out`]: () => answer.promise,
      ...routes,
    })
    renderClock()
    renderPalette()
    return { ...server, answer }
  }

  it('stays off duty when a refetch on focus still reads a running log', async () => {
    const { askedOf, answer } = late()
    await pressButton(await clockOutButton())
    expect(await screen.findByText('Off Duty')).toBeVisible()
    onFocus()
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/get`)).toHaveLength(2))
    await advancePage(50)
    expect(screen.getByText('Off Duty')).toBeVisible()
    answer.resolve({ body: { chatterWorkLog: closedLog } })
    await waitFor(() => expect(toasts).toContain("success: You're now clocked out!"))
    expect(screen.getByText('Off Duty')).toBeVisible()
  })

  it('is in the list of own logs as soon as the server has it', async () => {
    const { askedOf, answer } = late()
    const lists = () => askedOf(`${LOGS_PATH}/list`).length
    await pressButton(await clockOutButton())
    expect(await screen.findByText('Off Duty')).toBeVisible()
    await waitFor(() => expect(lists()).toBe(2))
    answer.resolve({ body: { chatterWorkLog: closedLog } })
    await waitFor(() => expect(lists()).toBe(3))
  })

  it('ends before a Clock In that is pressed elsewhere', async () => {
    const { askedOf, answer } = late()
    await pressButton(await clockOutButton())
    expect(await screen.findByText('Off Duty')).toBeVisible()
    await pressButton('Clock in by palette')
    await advancePage(50)
    expect(askedOf(`${CLOCK_PATH}/clock-in`)).toHaveLength(0)
    answer.resolve({ body: { chatterWorkLog: closedLog } })
    await waitFor(() => expect(toasts.at(-1)).toMatch(/^success: You're now clocked in/))
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeVisible()
  })

  it('is on duty again when it fails', async () => {
    const { answer } = late()
    await pressButton(await clockOutButton())
    onFocus()
    expect(await screen.findByText('Off Duty')).toBeVisible()
    answer.resolve({ status: 503, body: {} })
    expect(await screen.findByRole('button', { name: 'Clock Out' })).toBeVisible()
    expect(screen.queryByText('Off Duty')).toBeNull()
  })

  it('is not undone by a read that started before the response and ends after it', async () => {
    const slow = Promise.withResolvers<{ body: unknown }>()
    let reads = 0
    const { askedOf, answer } = late({
      [`${CLOCK_PATH}/get`]: () =>
        (reads += 1) === 1 ? { body: { chatterWorkLog: runningLog } } : slow.promise,
    })
    await pressButton(await clockOutButton())
    onFocus()
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/get`)).toHaveLength(2))
    answer.resolve({ body: { chatterWorkLog: closedLog } })
    await waitFor(() => expect(toasts).toContain("success: You're now clocked out!"))
    slow.resolve({ body: { chatterWorkLog: runningLog } })
    await advancePage(50)
    expect(screen.getByText('Off Duty')).toBeVisible()
  })
})
