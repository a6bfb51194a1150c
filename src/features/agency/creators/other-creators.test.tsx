import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

const REASON = "You're not assigned to this creator. Ask an agency manager to assign you."

it(`locks another person's creator for an account manager, and says who can change it`, async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'account_manager', '/?creator=creator-01&part=rules')
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  for (const name of ['Rename', 'Hide', 'Pause'])
    expect(within(drawer).getByRole('button', { name })).toHaveAccessibleDescription(REASON)
  await user.click(within(drawer).getByRole('button', { name: 'Rename' }))
  expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull()
  expect(await within(drawer).findByRole('textbox', { name: 'Tone' })).toHaveAttribute('readonly')
  expect(within(drawer).queryByRole('button', { name: 'Save rules' })).toBeNull()
})

it('lets account managers change their own creators, alone or in bulk, and skips others', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'account_manager')
  const tick = async (name: string) =>
    user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'))
  await tick('Mila Hart')
  const hide = screen.getByRole('button', { name: 'Hide' })
  expect(hide).toHaveAccessibleDescription(/You can only change creators/)
  await tick('Anaïs Dufour')
  expect(screen.getByText("You can't change 1 of these")).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByRole('row', { name: 'Mila Hart' })).toBeInTheDocument()
})
