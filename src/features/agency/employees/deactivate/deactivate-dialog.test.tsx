import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getDeactivationCheck, listEmployees } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import { staffById } from '@/mocks/seed/staff'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'

setUpBackend()

it('counts the chats an heir can take, and offers only people who can take some', async () => {
  const name = staffById('staff-50')?.displayName ?? expect.fail('no such person')
  const { user } = await renderTool(<EmployeesScreen />, 'manager', `/?q=${encodeURIComponent(name)}`)
  await user.click(await screen.findByRole('row', { name }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const { openChats } = await send(getDeactivationCheck, { userIds: ['staff-50'] })
  const count = openChats.reduce((sum, chats) => sum + chats.count, 0)
  const dialog = await screen.findByRole('alertdialog', { name: /^Deactivate/ })
  await within(dialog).findByText(`${count} open chats`)
  await user.click(within(dialog).getByText('One person'))
  const everybody = await send(listEmployees, {
    query: '',
    status: 'active',
    limit: 100,
    lastId: null,
    sort: { by: 'name', descending: false },
  })
  const servesSome = everybody.data.find(({ creatorIds, userId }) => {
    const served = openChats.filter(({ creatorId }) => creatorIds.includes(creatorId)).length
    return userId !== 'staff-50' && served > 0 && served < openChats.length
  })
  const servesNone = everybody.data.find(({ creatorIds }) =>
    openChats.every(({ creatorId }) => !creatorIds.includes(creatorId)),
  )
  if (!servesSome || !servesNone) throw new Error('everybody serves all')
  const search = within(dialog).getByRole('searchbox')
  await user.type(search, servesNone.displayName)
  await within(dialog).findByText('No results')
  await user.clear(search)
  await user.type(search, servesSome.displayName)
  await user.click(await within(dialog).findByRole('radio', { name: new RegExp(servesSome.displayName) }))
  const taken = openChats
    .filter(({ creatorId }) => servesSome.creatorIds.includes(creatorId))
    .reduce((sum, chats) => sum + chats.count, 0)
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    new RegExp(`takes over ${taken} chats?\\. The rest \\(${count - taken}\\)`),
  )
})
