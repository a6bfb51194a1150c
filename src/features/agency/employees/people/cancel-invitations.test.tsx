import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'

setUpBackend()

it('says in the question why an invitation stays, and closes its drawer once it is canceled', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'director', '/?tab=invited&person=invitee-1')
  await world.setFaults({ mode: 'fail', status: 422, only: '/invite/cancel', times: 1 })
  const drawer = await screen.findByRole('dialog')
  await user.click(await within(drawer).findByRole('button', { name: 'Cancel invitation' }))
  const question = await screen.findByRole('alertdialog')
  const confirm = within(question).getByRole('button', { name: 'Cancel invitation' })
  await user.click(confirm)
  expect(await within(question).findByRole('alert')).not.toBeEmptyDOMElement()
  expect(within(drawer).queryByRole('alert')).toBeNull()
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
