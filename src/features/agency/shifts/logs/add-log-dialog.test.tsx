import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { fillDate } from '../../../../../tests/support/date-fields'
import { HANA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { WorkLogsTab } from './work-logs-tab'

setUpBackend()

const AT = '/?tab=work-logs&period=last_28'

it('a planned day without a log gets one: times of the shift, a reason, and the history names it', async () => {
  const { user } = await renderTool(<WorkLogsTab />, 'manager', AT)
  const table = await screen.findByRole('table', { name: 'Work logs' })
  within(table)
    .getAllByRole('row')
    .find(({ textContent }) => /Planned: .*\d.*Worked: nothing/.test(textContent))
    ?.focus()
  await user.keyboard('{Enter}')
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).getByText('Planned, but not clocked in.')).toBeVisible()
  await user.click(within(drawer).getByRole('button', { name: 'Add work log' }))
  const form = await screen.findByRole('dialog', { name: /^Add a work log for/ })
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(within(form).getByText('Add a reason.')).toBeVisible()
  await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'Forgot to clock in')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(await within(drawer).findByText(/^Added: /)).toBeVisible()
  expect(within(drawer).getByText('Forgot to clock in')).toBeVisible()
  expect(within(drawer).queryByText('Planned, but not clocked in.')).toBeNull()
})

it('any person gets a log for any day, once who and when are given', async () => {
  const { user } = await renderTool(<WorkLogsTab />, 'manager', AT)
  await user.click(await screen.findByRole('button', { name: 'Add work log' }))
  const form = await screen.findByRole('dialog', { name: 'Add work log' })
  const person = await within(form).findByRole('combobox', { name: 'Person' })
  const add = within(form).getByRole('button', { name: 'Add' })
  await user.click(add)
  for (const fault of ['Choose a person.', 'Add a reason.'])
    expect(await within(form).findByText(fault)).toBeVisible()
  // She has no shifts, so nothing overlaps.
  await user.type(person, 'Hana')
  await user.click(await screen.findByRole('option', { name: /^Hana/ }))
  await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'Phone broke')
  await user.click(add)
  for (const fault of ['Enter a start time.', 'Enter an end time after the start.'])
    expect(await within(form).findByText(fault)).toBeVisible()
  await fillDate(user, within(form).getByRole('group', { name: /Clocked in/ }), '2026-09-01T10:00')
  await fillDate(user, within(form).getByRole('group', { name: /Clocked out/ }), '2026-09-01T12:00')
  await user.click(add)
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(world.state.logs.at(-1)).toMatchObject({ userId: HANA, source: 'manager', isAdded: true })
})

it('account managers read who can add one', async () => {
  await renderTool(<WorkLogsTab />, 'account_manager', AT)
  expect(await screen.findByRole('button', { name: 'Add work log' })).toHaveAccessibleDescription(
    'Only agency managers can change work logs.',
  )
})
