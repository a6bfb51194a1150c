import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listPlannedShifts, saveShift } from '@/api/calls/agency/shifts'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftsTab } from './shifts-tab'

setUpBackend()

/** The seed plans nothing in this week. */
const WEEK = '2027-01-04'
const period = { from: '2027-01-03T00:00:00.000Z', to: '2027-01-11T00:00:00.000Z' }
const planned = async () => (await send(listPlannedShifts, period)).data

/** The plan with one new shift, which has the focus. */
async function drawShift() {
  const { user } = await renderTool(
    <ShiftsTab onInvite={() => {}} />,
    'manager',
    `/?tab=shifts&week=${WEEK}&q=ribeiro`,
  )
  await user.click(await screen.findByRole('button', { name: /^Add a shift for .Ana/u }))
  const form = await screen.findByRole('dialog', { name: 'New shift' })
  await user.click(within(form).getByRole('button', { name: 'Add shift' }))
  const block = await screen.findByRole('button', { name: /8 hr.*Draft$/u })
  block.focus()
  return user
}

it('Delete asks about a shift that the keyboard is moving, and leaves its times', async () => {
  const user = await drawShift()
  const before = await planned()
  await user.keyboard('{ArrowRight}{Delete}')
  const question = await screen.findByRole('alertdialog', { name: 'Delete shift?' })
  const keep = within(question).getByRole('button', { name: 'Keep' })
  await waitFor(() => expect(keep).toHaveFocus())
  await user.click(keep)
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(await planned()).toEqual(before)
})

it('a shift that a colleague changes while the keyboard holds it keeps their change', async () => {
  const user = await drawShift()
  await user.keyboard('{ArrowRight}')
  const [shift = expect.fail('nothing planned')] = await planned()
  const { shiftId, userId, creatorIds, startAt } = shift
  const endAt = isoOf(shift.endAt + 60 * 60_000)
  const change = { clientId: 'colleague', shiftId, userIds: [userId], creatorIds, scope: 'one' as const }
  const [changed] = (await send(saveShift, { ...change, startAt: isoOf(startAt), endAt })).data
  await act(() => queryClient.invalidateQueries({ queryKey: [listPlannedShifts.path] }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Someone else changed this/u)).toBeVisible()
  expect(await planned()).toEqual([changed])
})
