import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { isoOf } from '@/domain/time/instant'
import { MINUTE_MS } from '@/lib/duration'

import { BEN, MILA, NOA } from '../../../tests/support/people'
import { advancePage } from '../../../tests/support/render/advance-page'
import {
  checkResponse,
  closedLog,
  clockOutQuestion as question,
  CLOCK_PATH,
  NOW,
  setUpClock,
  pressButton,
  runningLog,
  fakeClockServer,
  renderClock,
} from '../../../tests/support/render/render-clock'

// No user is signed in here, so no creator is chosen.
const focus = vi.hoisted((): { creatorId: string | undefined } => ({ creatorId: undefined }))
vi.mock(import('@/services/session/creator-in-focus'), async (real) => ({
  ...(await real()),
  useCreatorInFocus: () => focus.creatorId,
}))

const assigned = (creatorId: string, displayName: string) => ({
  creatorId,
  creator: { userId: creatorId, username: displayName.toLowerCase(), displayName, verifiedIcon: null },
})

setUpClock()
beforeEach(() => void (focus.creatorId = undefined))

describe('the handover note of a clock-out (screens S20)', () => {
  it('overwrites no handover note of a colleague that the user has not seen', async () => {
    focus.creatorId = MILA
    const by = { authorId: BEN, authorName: 'Ben', at: isoOf(NOW) }
    let there = { ...by, text: 'Old', at: isoOf(NOW - MINUTE_MS) }
    const { askedOf } = fakeClockServer(runningLog, {
      ...checkResponse(true),
      '/api/internal/chatter/handover/get': () => ({ body: there }),
      '/api/internal/chatter/handover/save': () =>
        there.text === 'Old' ? { body: there } : { status: 409, body: { statusCode: 409 } },
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const dialog = within(await question())
    const user = userEvent.setup({ delay: null })
    const note = await dialog.findByRole('textbox')
    await waitFor(() => expect(note).toHaveValue('Old'))
    there = { ...by, text: 'Theirs' }
    await user.type(note, ', mine')
    await user.click(dialog.getByRole('button', { name: 'Clock Out' }))
    expect(await dialog.findByRole('alert', { name: /^Someone else edited this/ })).toHaveTextContent(
      'Theirs',
    )
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }))
    expect(note).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Clock Out' }))
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/clock-out`)).toHaveLength(1))
  })

  it('keeps the note with its creator, even if another creator comes into focus', async () => {
    focus.creatorId = MILA
    const there = { text: '', authorId: null, authorName: null, at: null }
    const { askedOf } = fakeClockServer(runningLog, {
      ...checkResponse(true),
      '/api/internal/chatter/handover/get': () => ({ body: there }),
      '/api/internal/chatter/handover/save': () => ({ body: { ...there, text: 'Mine', at: isoOf(NOW) } }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const dialog = within(await question())
    const user = userEvent.setup({ delay: null })
    await user.type(await dialog.findByRole('textbox'), 'Mine')
    focus.creatorId = NOA
    await user.type(dialog.getByRole('textbox'), ', all of it')
    await user.click(dialog.getByRole('button', { name: 'Clock Out' }))
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/clock-out`)).toHaveLength(1))
    expect(askedOf('/api/internal/chatter/handover/save')).toEqual([
      { creatorId: MILA, text: 'Mine, all of it', readAt: null },
    ])
  })

  it('stays on duty when the user cancels while the note saves', async () => {
    focus.creatorId = MILA
    const there = { text: '', authorId: null, authorName: null, at: null }
    const saved = Promise.withResolvers<{ body: object }>()
    const { askedOf } = fakeClockServer(runningLog, {
      ...checkResponse(true),
      '/api/internal/chatter/handover/get': () => ({ body: there }),
      '/api/internal/chatter/handover/save': () => saved.promise,
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const dialog = within(await question())
    const user = userEvent.setup({ delay: null })
    await user.type(await dialog.findByRole('textbox'), 'Mine')
    await user.click(dialog.getByRole('button', { name: 'Clock Out' }))
    await user.click(dialog.getByRole('button', { name: 'Stay on duty' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await act(async () => saved.resolve({ body: { ...there, text: 'Mine', at: isoOf(NOW) } }))
    await advancePage(MINUTE_MS)
    expect(askedOf(`${CLOCK_PATH}/clock-out`)).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Clock Out' })).toBeVisible()
  })

  it('is saved when the log ends elsewhere while it is typed', async () => {
    focus.creatorId = MILA
    const there = { text: '', authorId: null, authorName: null, at: null }
    let log: object = runningLog
    const { askedOf } = fakeClockServer(null, {
      ...checkResponse(true),
      [`${CLOCK_PATH}/get`]: () => ({ body: { chatterWorkLog: log } }),
      '/api/internal/chatter/handover/get': () => ({ body: there }),
      '/api/internal/chatter/handover/save': () => ({ body: { ...there, text: 'Mine', at: isoOf(NOW) } }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const user = userEvent.setup({ delay: null })
    await user.type(await within(await question()).findByRole('textbox'), 'Mine')
    log = closedLog
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Off Duty')).toBeVisible()
    await waitFor(() => expect(askedOf('/api/internal/chatter/handover/save')).toHaveLength(1))
  })

  it('keeps a note that the server rejected', async () => {
    focus.creatorId = MILA
    const there = { text: '', authorId: null, authorName: null, at: null }
    fakeClockServer(runningLog, {
      ...checkResponse(true),
      '/api/internal/chatter/handover/get': () => ({ body: there }),
      '/api/internal/chatter/handover/save': () => ({ status: 500 }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const dialog = within(await question())
    const user = userEvent.setup({ delay: null })
    await user.type(await dialog.findByRole('textbox'), 'Dan waits for the set')
    await user.click(dialog.getByRole('button', { name: 'Clock Out' }))
    await dialog.findByRole('button', { name: 'Clock out without note' })
    await user.click(dialog.getByRole('button', { name: 'Stay on duty' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await advancePage(6 * MINUTE_MS)
    await pressButton('Clock Out')
    expect(await within(await question()).findByRole('textbox')).toHaveValue('Dan waits for the set')
  })
  it('offers a note for each creator it names, and saves all of them', async () => {
    focus.creatorId = MILA
    const there = { text: '', authorId: null, authorName: null, at: null }
    const { askedOf } = fakeClockServer(runningLog, {
      [`${CLOCK_PATH}/check`]: () => ({
        body: { asks: true, shiftS: 0, todayS: 0, waiting: [{ creatorId: NOA, count: 2 }], alone: [MILA] },
      }),
      '/api/internal/chatter/creators/list': () => ({
        body: { data: [assigned(MILA, 'Mila'), assigned(NOA, 'Noa')] },
      }),
      '/api/internal/chatter/handover/get': () => ({ body: there }),
      '/api/internal/chatter/handover/save': () => ({ body: { ...there, at: isoOf(NOW) } }),
    })
    renderClock()
    await screen.findByRole('button', { name: 'Clock Out' })
    await pressButton('Clock Out')
    const dialog = within(await question())
    const user = userEvent.setup({ delay: null })
    await user.type(await dialog.findByRole('textbox', { name: /^Handover note for \u2068Mila/ }), 'Of Mila')
    await user.click(dialog.getByText('Handover notes for other creators'))
    await user.type(await dialog.findByRole('textbox', { name: /^Handover note for \u2068Noa/ }), 'Of Noa')
    await user.click(dialog.getByRole('button', { name: 'Clock Out' }))
    await waitFor(() => expect(askedOf(`${CLOCK_PATH}/clock-out`)).toHaveLength(1))
    expect(askedOf('/api/internal/chatter/handover/save')).toEqual([
      { creatorId: MILA, text: 'Of Mila', readAt: null },
      { creatorId: NOA, text: 'Of Noa', readAt: null },
    ])
  })
})
