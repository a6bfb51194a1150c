import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

it('keeps typed input when a refetch fails, and shows the error above with a retry', async () => {
  const { user } = await renderTool(<CreatorsScreen />, 'director')
  const row = await screen.findByRole('row', { name: 'Mila Hart' })
  await world.setFaults({ latencyMs: 400, mode: 'fail', status: 422, only: '/api/agency/creators/get' })
  await user.click(row)
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  const notes = await within(drawer).findByRole('textbox', { name: 'Short notes' })
  await user.type(notes, 'X')
  const again = await within(drawer).findByRole('button', { name: 'Refresh' })
  expect(notes).toBeInTheDocument()
  expect((notes as HTMLTextAreaElement).value).toMatch(/X$/)
  await world.setFaults({ mode: 'none' })
  await user.click(again)
  await waitFor(() => expect(again).not.toBeInTheDocument())
  expect((notes as HTMLTextAreaElement).value).toMatch(/X$/)
})
