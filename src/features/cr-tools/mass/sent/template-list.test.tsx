import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { TemplateList } from './template-list'

setUpBackend()

it('finds a script by words without their accents and in any order', async () => {
  const { user } = await renderTool(<TemplateList creatorId="creator-01" onUse={vi.fn()} />, 'manager')
  await user.type(await screen.findByRole('searchbox', { name: 'Find a script' }), 'schon willkommen')
  expect(screen.getByText('Willkommen')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
