import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listPermissionSets } from '@/api/calls/agency/employees'
import { send } from '@/api/send'

import { waitForExpect } from '../../../tests/support/wait-for-expect'
import { setUpBackend } from '../../../tests/support/render/backend'
import { renderTool } from '../../../tests/support/render/render-tool'
import { InviteCreatorDialog } from './creators/invite/invite-creator-dialog'
import { SetsTab } from './employees/permissions/sets-tab'

setUpBackend()

it('shows under the field that the creator already belongs to the agency', async () => {
  const { user } = await renderTool(<InviteCreatorDialog mayInvite onClose={() => {}} />, 'director')
  const dialog = await screen.findByRole('dialog', { name: 'Invite creator' })
  const whom = within(dialog).getByRole('textbox', { name: 'Username or email' })
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  await waitForExpect(() => expect(whom).toHaveFocus())
  expect(whom).toHaveAccessibleDescription('Enter a username or email.')
  await user.type(whom, '@milahart')
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  const words = 'This creator is already with the agency.'
  await waitForExpect(() => expect(whom).toHaveAccessibleDescription(words))
  await user.clear(whom)
  await user.type(whom, 'new.face@example.com')
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  await waitForExpect(() => expect(whom).toHaveValue(''))
  expect(await within(dialog).findByText(/is invited/)).toBeVisible()
})

it('shows under the name that another permission set has the same name', async () => {
  const { user } = await renderTool(<SetsTab />, 'director')
  await user.click(await screen.findByRole('button', { name: 'New permission set' }))
  const drawer = await screen.findByRole('dialog', { name: 'New permission set' })
  const name = within(drawer).getByRole('textbox', { name: 'Name' })
  await user.click(within(drawer).getByRole('button', { name: 'Save' }))
  await waitForExpect(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Enter a name.')
  const { data } = await send(listPermissionSets, undefined)
  await user.type(name, data[0]?.name ?? '')
  await user.click(within(drawer).getByRole('button', { name: 'Save' }))
  await waitForExpect(() => expect(name).toHaveAccessibleDescription('This name is already in use.'))
  expect(within(drawer).getByRole('alert')).toBeEmptyDOMElement()
})
