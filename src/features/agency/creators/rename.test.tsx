import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { drawTool, withMockBackend } from '../../../../tests/tool-stage'
import CreatorsScreen from '../screens/creators'

withMockBackend()

it('the agency gives a creator a name of its own, and takes it back; what was typed stays through a failure', async () => {
  const { user } = await drawTool(<CreatorsScreen />, 'account_manager', '/?creator=creator-01')
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  await user.click(await within(drawer).findByRole('button', { name: 'Rename' }))
  const panel = await screen.findByRole('dialog', { name: 'Rename' })
  const field = within(panel).getByRole('textbox', { name: 'Name in the agency' })
  await user.clear(field)
  await user.type(field, 'Mila, night')
  await world.setFaults({ mode: 'fail', status: 422, only: '/api/agency/creators/update' })
  await user.click(within(panel).getByRole('button', { name: 'Save name' }))
  expect(await within(panel).findByRole('alert')).not.toBeEmptyDOMElement()
  expect(field).toHaveValue('Mila, night')
  await world.setFaults({ mode: 'none' })
  await user.click(within(panel).getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('dialog', { name: /Mila, night/ })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  await user.click(await screen.findByRole('button', { name: 'Use their own name' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: /Mila Hart/ })).toBeInTheDocument())
})
