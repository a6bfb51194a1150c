import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { FloorEmptyState } from './floor-empty-state'

setUpBackend()

it('links a director of an agency without creators to the invitation', async () => {
  await renderTool(<FloorEmptyState filter={{ groupId: null, change: vi.fn() }} />, 'director')
  expect(await screen.findByRole('link', { name: 'Invite a creator' })).toHaveAttribute(
    'href',
    '/agency-creators?invite=1',
  )
})

it('tells a manager who can invite', async () => {
  await renderTool(<FloorEmptyState filter={{ groupId: null, change: vi.fn() }} />, 'manager')
  const invite = await screen.findByRole('button', { name: 'Invite a creator' })
  expect(invite).toHaveAttribute('aria-disabled', 'true')
  expect(invite).toHaveAccessibleDescription(/director/)
})
