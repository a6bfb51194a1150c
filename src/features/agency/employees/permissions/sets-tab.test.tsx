import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listPermissionSets, savePermissionSet } from '@/api/calls/agency/employees'
import { send } from '@/api/send'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { waitForExpect } from '../../../../../tests/support/wait-for-expect'
import { SetsTab } from './sets-tab'

setUpBackend()

const senior = async () =>
  (await send(listPermissionSets, undefined)).data.find(
    ({ permissionSetId }) => permissionSetId === 'set-senior',
  ) ?? expect.fail('No set')

it('renames a set and restores no right that a colleague has withdrawn meanwhile', async () => {
  const { user } = await renderTool(<SetsTab />, 'director')
  await user.click(await screen.findByRole('row', { name: /Senior chatter/ }))
  const drawer = await screen.findByRole('dialog', { name: /Senior chatter/ })
  const { permissionSetId, name, chatterPermissions } = await senior()
  await send(savePermissionSet, {
    permissionSetId,
    name,
    chatterPermissions: { ...chatterPermissions, massMessages: 'off' },
  })
  await user.type(within(drawer).getByRole('textbox', { name: 'Name' }), ' (night)')
  await user.click(within(drawer).getByRole('button', { name: 'Save' }))
  await waitForExpect(async () => expect((await senior()).name).toBe('Senior chatter (night)'))
  expect((await senior()).chatterPermissions).toEqual({ ...chatterPermissions, massMessages: 'off' })
})

it('copies a set only once its changes are saved or discarded', async () => {
  const { user } = await renderTool(<SetsTab />, 'director')
  await user.click(await screen.findByRole('row', { name: /Senior chatter/ }))
  const drawer = within(await screen.findByRole('dialog', { name: /Senior chatter/ }))
  await user.type(drawer.getByRole('textbox', { name: 'Name' }), ' (night)')
  const copy = drawer.getByRole('button', { name: 'Copy' })
  expect(copy).toHaveAccessibleDescription('Save or discard your changes first.')
  await user.click(copy)
  expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Senior chatter (night)')
})

it('restores a changed right after a reload, and none that a colleague has withdrawn meanwhile', async () => {
  const openSet = async () => {
    const view = await renderTool(<SetsTab />, 'director')
    await view.user.click(await screen.findByRole('row', { name: /Senior chatter/ }))
    const drawer = within(await screen.findByRole('dialog', { name: /Senior chatter/ }))
    return { ...view, drawer, vault: within(drawer.getByRole('radiogroup', { name: 'Vault' })) }
  }
  const before = await openSet()
  const { permissionSetId, chatterPermissions } = await senior()
  expect(chatterPermissions).toMatchObject({ canPrice: true, vault: 'view' })
  await before.user.click(before.vault.getByRole('radio', { name: 'Off' }))
  before.unmount()

  await send(savePermissionSet, { permissionSetId, chatterPermissions: { canPrice: false } })
  const { user, drawer, vault } = await openSet()
  expect(vault.getByRole('radio', { name: 'Off' })).toBeChecked()
  expect(drawer.getByRole('switch', { name: 'Set prices' })).not.toBeChecked()
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  await waitForExpect(async () => expect((await senior()).chatterPermissions.vault).toBe('off'))
  expect((await senior()).chatterPermissions).toEqual({
    ...chatterPermissions,
    canPrice: false,
    vault: 'off',
  })
})
