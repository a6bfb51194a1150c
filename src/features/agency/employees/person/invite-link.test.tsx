import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import EmployeesScreen from '../../screens/employees'

setUpBackend()

it('copies the link of an open invitation, to send it by other means too', async () => {
  const { user } = await renderTool(<EmployeesScreen />, 'director', '/?tab=invited&person=invitee-1')
  const drawer = await screen.findByRole('dialog')
  await user.click(await within(drawer).findByRole('button', { name: 'Copy link' }))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/.*\/verify\?code=NORTH-\d{4}$/),
  )
})
