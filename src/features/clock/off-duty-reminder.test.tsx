import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'
import { MINUTE_MS } from '@/lib/duration'
import { useComposerElement } from '@/services/input/use-composer-element'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { advancePage } from '../../../tests/support/render/advance-page'
import {
  CLOCK_PATH,
  setUpClock,
  runningLog,
  fakeClockServer,
  toasts,
} from '../../../tests/support/render/render-clock'
import { ClockTasks } from './clock-tasks'

setUpClock()

const Composer = () => (
  <textarea ref={useComposerElement<HTMLTextAreaElement>({ isForFans: true })} aria-label="Message" />
)
const Note = () => <textarea ref={useComposerElement<HTMLTextAreaElement>()} aria-label="Note" />

const REMINDER = "info: You're writing while off duty"
/** Types a letter into a field; the composer has the focus. */
function type(name: string, text: string): void {
  const box = screen.getByRole('textbox', { name })
  box.focus()
  fireEvent.input(box, { target: { value: text } })
}
async function show(path: string) {
  window.history.replaceState(null, '', path)
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ClockTasks />
      <Composer />
      <Note />
      <input aria-label="Search" />
    </QueryClientProvider>,
  )
  await advancePage(1000)
  return view
}

beforeEach(() => void (toasts.length = 0))
afterEach(() => window.history.replaceState(null, '', '/'))

describe('typing while off duty', () => {
  it('shows one reminder per hour', async () => {
    fakeClockServer(null)
    await show('/cr-tools/messages/channel-1')
    type('Message', 'a')
    type('Message', 'ab')
    expect(toasts).toEqual([REMINDER])
    await advancePage(59 * MINUTE_MS)
    type('Message', 'abc')
    expect(toasts).toEqual([REMINDER])
    await advancePage(MINUTE_MS)
    type('Message', 'abcd')
    expect(toasts).toEqual([REMINDER, REMINDER])
  })

  it('offers Clock In', async () => {
    const { askedOf } = fakeClockServer(null)
    const shown: Toast[] = []
    connectToastStack({ show: (toast) => shown.push(toast), dismiss: () => undefined })
    await show('/cr-tools/messages/channel-1')
    type('Message', 'a')
    expect(shown[0]?.action?.label).toBe('Clock In')
    shown[0]?.action?.onPress()
    await advancePage(1000)
    expect(askedOf(`${CLOCK_PATH}/clock-in`)).toHaveLength(1)
    type('Message', 'ab')
    expect(shown.filter(({ text }) => REMINDER.endsWith(text))).toHaveLength(1)
  })

  it('shows no reminder for text typed elsewhere, such as in a note', async () => {
    fakeClockServer(null)
    await show('/cr-tools/messages/channel-1')
    type('Search', 'a')
    type('Note', 'a')
    expect(toasts).toEqual([])
  })

  it('shows no reminder on duty', async () => {
    fakeClockServer(runningLog)
    await show('/cr-tools/messages')
    type('Message', 'a')
    expect(toasts).toEqual([])
  })
})
