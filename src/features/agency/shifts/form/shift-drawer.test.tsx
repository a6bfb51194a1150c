import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { saveShift } from '@/api/calls/agency/shifts'
import { instant } from '@/domain/time/instant'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { world } from '@/mocks/node'

import { ANA, MILA } from '../../../../../tests/support/people'
import { dateTextOf, fillDate } from '../../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { recordCalls } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ShiftDrawer } from './shift-drawer'

setUpBackend()

const at = (text: string) => instant(Date.parse(text))
const span = { startAt: at('2026-11-25T08:00:00Z'), endAt: at('2026-11-25T16:00:00Z') }
const subject = { span, userIds: [ANA], creatorIds: [MILA] }
const shift: PlannedShift = {
  ...span,
  shiftId: 'shift-1',
  userId: ANA,
  creatorIds: [MILA],
  state: 'draft',
  seriesId: null,
  repeat: null,
  isOpen: false,
}

async function draw(of: PlannedShift | undefined, onDelete = () => {}) {
  const { user, unmount } = await renderTool(
    <ShiftDrawer subject={{ ...subject, shift: of }} timezone="UTC" onClose={() => {}} onDelete={onDelete} />,
    'manager',
  )
  const form = await screen.findByRole('dialog', { name: of ? 'Edit shift' : 'New shift' })
  return { user, unmount, form, end: within(form).getByRole('group', { name: 'End' }) }
}

describe('the shift form', () => {
  it('retries with the same idempotency key, and takes a new key after an edit', async () => {
    const sent = recordCalls(saveShift)
    const { user, form, end } = await draw(undefined)
    await world.setFaults({ mode: 'fail', status: 422, only: '/shifts/save' })
    const save = within(form).getByRole('button', { name: 'Add shift' })
    await user.click(save)
    await waitFor(() => expect(within(form).getByRole('alert')).not.toBeEmptyDOMElement())
    await user.click(save)
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'))
    await fillDate(user, end, '17:00')
    await user.click(save)
    await waitFor(() => expect(sent).toHaveLength(3))
    const keys = sent.map(({ clientId }) => clientId)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('focuses the first invalid field and shows its error', async () => {
    const { user, form, end } = await draw(undefined)
    await user.click(within(end).getAllByRole('spinbutton')[0] ?? end)
    await user.keyboard('{Backspace}{Backspace}')
    await user.click(within(form).getByRole('button', { name: 'Add shift' }))
    await waitFor(() => expect(within(form).getByText('Enter an end time.')).toBeVisible())
    expect(within(end).getAllByRole('spinbutton')[0]).toHaveFocus()
  })

  it('keeps what was typed through a reload, but not what was canceled', async () => {
    const first = await draw(undefined)
    await fillDate(first.user, first.end, '17:00')
    first.unmount()
    const again = await draw(undefined)
    expect(dateTextOf(again.end)).toBe('05:00 PM')
    await again.user.click(within(again.form).getByRole('button', { name: 'Cancel' }))
    await again.user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
    )
    again.unmount()
    expect(dateTextOf((await draw(undefined)).end)).toBe('04:00 PM')
  })

  it('allows deletion only without unsaved changes', async () => {
    const onDelete = vi.fn()
    const { user, form, end } = await draw(shift, onDelete)
    await fillDate(user, end, '17:00')
    const remove = () => within(form).getByRole('button', { name: 'Delete shift' })
    expect(remove()).toHaveAccessibleDescription('Save or discard your changes first.')
    await user.click(remove())
    expect(onDelete).not.toHaveBeenCalled()
    await fillDate(user, end, '16:00')
    await user.click(remove())
    expect(onDelete).toHaveBeenCalledOnce()
  })

  it('repeats on the weekday of the typed date, and shows overlaps until they are resolved', async () => {
    const sent = recordCalls(saveShift)
    const { user, form } = await draw(undefined)
    // She works on this Wednesday in the seed.
    const warning = () => within(form).queryByText('1 conflict with another shift')
    await waitFor(() => expect(warning()).toBeVisible())
    await waitFor(() => expect(within(form).getByText(/Ana Ribeiro\W*: Wed, Nov 25/)).toBeVisible())
    await user.click(within(form).getByLabelText('Repeat every week'))
    const pressed = () =>
      within(form)
        .getAllByRole('button', { pressed: true })
        .map((one) => one.textContent)
    expect(
      within(form).getByRole('button', { name: 'Wednesday', pressed: true }),
    ).toHaveAccessibleDescription('The series starts on this day.')
    await fillDate(user, within(form).getByRole('group', { name: 'Day' }), '2027-02-04')
    expect(pressed()).toHaveLength(1)
    expect(within(form).getByRole('button', { name: 'Thursday', pressed: true })).toBeVisible()
    await waitFor(() => expect(within(form).queryByText(/conflicts? with another shift/)).toBeNull())
    await user.click(within(form).getByRole('button', { name: 'Add shift' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ startAt: '2027-02-04T08:00:00.000Z', repeat: { weekdays: [4] } })
  })
})
