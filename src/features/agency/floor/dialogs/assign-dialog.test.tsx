import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { getFloor } from '@/api/calls/agency/agency'
import { world } from '@/mocks/node'
import { onDutyNow } from '@/mocks/rules/shifts/clock'
import { connectToastStack, type Toast } from '@/services/page/toasts'

import { IVY, MILA, NOA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import ManageScreen from '../../screens/manage'

setUpBackend()
/** Unassigns everyone on duty from a creator. */
async function leaveAlone(creatorId: string) {
  await world.transact(() => {
    for (const { userId } of onDutyNow(world))
      world.state.people[userId] = {
        ...world.state.people[userId],
        creatorIds: [MILA, NOA, IVY].filter((id) => id !== creatorId),
      }
  })
}

beforeEach(() => leaveAlone(NOA))

it('opens from the URL, assigns with one press, clears the URL, and updates the row and the alert', async () => {
  const { user } = await renderTool(<ManageScreen />, 'manager', '/agency-manage?q=noa&assign=creator-02')
  const dialog = await screen.findByRole('dialog', { name: /^Assign someone to .*Noa Reyes/ })
  const [first] = await within(dialog).findAllByRole('listitem')
  if (!first) throw new Error('nobody on duty')
  expect(first).toHaveTextContent(/2 creators.*chats?.*waiting/)
  await user.click(within(first).getByRole('button', { name: /^Assign/ }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByLabelText('Address').textContent).toBe('/agency-manage?q=noa')
  const row = await screen.findByRole('row', { name: /Noa Reyes/ })
  await waitFor(() =>
    expect(within(row).queryByRole('button', { name: /^Assign now/ })).not.toBeInTheDocument(),
  )
  const alert = screen.getByRole('region', { name: 'No one on duty' })
  expect(within(alert).queryByText('Noa Reyes')).not.toBeInTheDocument()
})

it('closes and offers an undo before the row has been fetched again', async () => {
  const toasts: Toast[] = []
  const disconnect = connectToastStack({ show: (toast) => void toasts.push(toast), dismiss: () => {} })
  // Those of other tests.
  toasts.length = 0
  const { user } = await renderTool(<ManageScreen />, 'manager', '/agency-manage?q=noa&assign=creator-02')
  const dialog = await screen.findByRole('dialog', { name: /^Assign someone to .*Noa Reyes/ })
  const [first] = await within(dialog).findAllByRole('button', { name: /^Assign / })
  if (!first) throw new Error('nobody on duty')
  await world.setFaults({ mode: 'hang', only: '/api/agency/floor/get' })
  await user.click(first)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(toasts).toMatchObject([{ undo: expect.any(Function) }])
  disconnect()
})

it('leaves the focus on the row once its button has gone', async () => {
  const { user } = await renderTool(<ManageScreen />, 'manager', '/agency-manage?q=noa')
  const row = await screen.findByRole('row', { name: /Noa Reyes/ })
  const assignNow = await within(row).findByRole('button', { name: /^Assign now for .*Noa Reyes/ })
  await user.click(assignNow)
  const dialog = await screen.findByRole('dialog', { name: /^Assign someone to/ })
  const [first] = await within(dialog).findAllByRole('button', { name: /^Assign / })
  if (!first) throw new Error('nobody on duty')
  const floor = holdCall(getFloor)
  await user.click(first)
  await waitFor(() => expect(assignNow).toHaveFocus())
  floor.release()
  await waitFor(() => expect(assignNow).not.toBeInTheDocument())
  expect(row).toHaveFocus()
})

it(`opens from a row, shows why a person who has clocked out can't be assigned, and keeps the list`, async () => {
  const { user } = await renderTool(<ManageScreen />, 'manager', '/agency-manage?q=noa')
  const row = await screen.findByRole('row', { name: /Noa Reyes/ })
  await user.click(await within(row).findByRole('button', { name: /^Assign now for .*Noa Reyes/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Assign someone to/ })
  const [first] = await within(dialog).findAllByRole('button', { name: /^Assign / })
  if (!first) throw new Error('nobody on duty')
  await world.transact(() => {
    for (const { userId } of onDutyNow(world))
      world.state.people[userId] = { ...world.state.people[userId], leftAt: world.now() - 20 * 3_600_000 }
  })
  await user.click(first)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This person has clocked out.')
  expect(within(dialog).getByRole('list')).toBeVisible()
})

it('offers to message staff of the creator, and the shift plan, while no one else is on duty, until Escape', async () => {
  await world.transact(() => {
    for (const { userId } of onDutyNow(world))
      world.state.people[userId] = { ...world.state.people[userId], leftAt: world.now() - 20 * 3_600_000 }
  })
  const { user } = await renderTool(<ManageScreen />, 'manager', '/agency-manage?q=noa&assign=creator-02')
  const dialog = await screen.findByRole('dialog', { name: /^Assign someone to .*Noa Reyes/ })
  const staff = await within(dialog).findByRole('list', { name: 'Off duty' })
  expect(within(dialog).getByRole('link', { name: 'Plan shifts' })).toHaveAttribute(
    'href',
    '/agency-manage/employees?tab=shifts&by=creator',
  )
  const [message] = within(staff).getAllByRole('button', { name: /^Message / })
  if (!message) throw new Error('no staff')
  await user.click(message)
  const form = await screen.findByRole('dialog', { name: /^Message to/ })
  await user.type(within(form).getByRole('textbox'), 'Please clock in')
  await user.click(within(form).getByRole('button', { name: 'Send a message' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(dialog).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByLabelText('Address').textContent).toBe('/agency-manage?q=noa')
})

it(`keeps the rows by person in the URL, and shows each person's load`, async () => {
  const { user } = await renderTool(<ManageScreen />, 'manager', '/agency-manage')
  await user.click(await screen.findByRole('radio', { name: 'By person' }))
  const table = await screen.findByRole('table', { name: 'People on duty right now' })
  expect(screen.getByLabelText('Address')).toHaveTextContent('/agency-manage?by=person')
  for (const name of [
    'On duty',
    'Idle',
    'Creators',
    'Chats',
    'Waiting',
    'Oldest wait',
    'Sales, last hour',
    'Median reply',
  ])
    expect(within(table).getByRole('columnheader', { name: new RegExp(name) })).toBeInTheDocument()
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5))
})
