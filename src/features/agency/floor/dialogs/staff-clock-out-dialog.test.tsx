import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { assignOnDuty } from '@/api/calls/agency/floor'
import { closeWorkLog, editWorkLog } from '@/api/calls/agency/shifts'
import type { FloorCreator } from '@/domain/agency/floor'
import { server, world } from '@/mocks/node'
import { onDutyNow } from '@/mocks/rules/shifts/clock'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { loseAnswer } from '../../../../../tests/support/lose-answer'
import { IVY, MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { StaffClockOutDialog } from './staff-clock-out-dialog'

setUpBackend()

const creator = (creatorId: string, displayName: string) =>
  ({ creatorId, creator: { displayName } }) as unknown as FloorCreator // The dialog reads no more of it.

/** Opens the dialog for a person on duty, with a reason and the first of the others to hand over to. */
async function open() {
  const onDuty = onDutyNow(world).map(({ userId }) => userId)
  const [leaving] = onDuty
  if (leaving === undefined) expect.fail('no one is on duty')
  await world.transact(() => {
    for (const id of onDuty) world.state.people[id] = { ...world.state.people[id], creatorIds: [] }
  })
  const onClose = vi.fn()
  const { user } = await renderTool(
    <>
      <ToastStack />
      <StaffClockOutDialog
        userId={leaving}
        name="Ana"
        uncovered={[creator(MILA, 'Mila'), creator(IVY, 'Ivy')]}
        timezone="UTC"
        onClose={onClose}
      />
    </>,
    'manager',
  )
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: /Hand over to/ }))
  const [, first = expect.fail('no colleague')] = await screen.findAllByRole('option')
  await user.click(first)
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fell ill')
  const covering = () =>
    onDuty.flatMap((id) => (id === leaving ? [] : (world.state.people[id]?.creatorIds ?? []))).toSorted()
  const isOnDuty = () => onDutyNow(world).some(({ userId }) => userId === leaving)
  return { user, dialog, onClose, covering, isOnDuty }
}

/** The next assignment of a creator gets no answer. */
function failAssigning(creatorId: string): void {
  let hasFailed = false
  server.use(
    http.post(`*${assignOnDuty.path}`, async ({ request }) => {
      const body = (await request.clone().json()) as { creatorId: string }
      if (hasFailed || body.creatorId !== creatorId) return undefined
      hasFailed = true
      return HttpResponse.error()
    }),
  )
}

it('keeps what was handed over, and offers to hand over the rest; Undo takes back both', async () => {
  const { user, dialog, onClose, covering, isOnDuty } = await open()
  failAssigning(IVY)
  await user.click(within(dialog).getByRole('button', { name: 'Clock out' }))
  const retry = await within(dialog).findByRole('button', { name: 'Retry' })
  expect(within(dialog).getByText(/Ivy/)).not.toHaveTextContent('Mila')
  expect(covering()).toEqual([MILA])
  expect(onClose).not.toHaveBeenCalled()
  await user.click(retry)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(covering()).toEqual([MILA, IVY])
  expect(isOnDuty()).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(isOnDuty()).toBe(true))
  await waitFor(() => expect(covering()).toEqual([]))
})

it('hands over at the next try when the answer to the clock-out was lost', async () => {
  const { user, dialog, onClose, covering, isOnDuty } = await open()
  loseAnswer(closeWorkLog.path)
  const clockOut = within(dialog).getByRole('button', { name: 'Clock out' })
  await user.click(clockOut)
  expect(await within(dialog).findByText('There was an issue contacting the server')).toBeVisible()
  expect(isOnDuty()).toBe(false)
  await user.click(clockOut)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(covering()).toEqual([MILA, IVY])
})

it('an undo that cannot open the log again leaves the creators with who took over', async () => {
  const { user, dialog, onClose, covering } = await open()
  await user.click(within(dialog).getByRole('button', { name: 'Clock out' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await world.setFaults({ mode: 'fail', status: 422, only: editWorkLog.path })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/^Couldn't undo/)).toBeVisible()
  expect(covering()).toEqual([MILA, IVY])
})
