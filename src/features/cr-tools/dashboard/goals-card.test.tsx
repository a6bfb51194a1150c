import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { GoalsCard } from './goals-card'

setUpBackend()

it('offers no new goal before it knows which figures have one, since it would replace that', async () => {
  await renderTool(
    <GoalsCard dashboard={undefined} fault={undefined} creatorId={MILA} zone="UTC" />,
    'manager',
  )
  const add = await screen.findByRole('button', { name: 'Add goal' })
  await waitFor(() => expect(add).toHaveAccessibleDescription("Goals haven't loaded yet."))
})
