import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'
import { hasUnsaved } from '@/services/page/unsaved'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

it('renames a creator and undoes it, and keeps the typed name through a failure', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'manager', '/?creator=creator-01')
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
  await user.click(await screen.findByRole('button', { name: 'Use original name' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: /Mila Hart/ })).toBeInTheDocument())
})

it('keeps a typed name after Escape', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'manager', '/?creator=creator-01')
  await screen.findByRole('dialog', { name: /Mila Hart/ })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    return await screen.findByRole('textbox', { name: 'Name in the agency' })
  }
  await user.type(await open(), ', night')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull())
  expect(await open()).toHaveValue('Mila Hart, night')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('dialog', { name: /Mila Hart, night/ })).toBeInTheDocument()
  expect(await open()).toHaveValue('Mila Hart, night')
  await user.click(await screen.findByRole('button', { name: 'Use original name' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: /Mila Hart(?!,)/ })).toBeInTheDocument())
  expect(await open()).toHaveValue('Mila Hart')
})

it('asks before the drawer closes with an unsaved name', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'manager', '/?creator=creator-01')
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  await user.click(await within(drawer).findByRole('button', { name: 'Rename' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name in the agency' }), ', night')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull())
  await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(hasUnsaved()).toBe(true)
})
