import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { NoCreators } from './no-creators'

withMockBackend()

it('links a director of an agency without creators to the invitation', async () => {
  await drawTool(<NoCreators onAllGroups={undefined} />, 'director')
  expect(await screen.findByRole('link', { name: 'Invite a creator' })).toHaveAttribute(
    'href',
    '/agency-creators?invite=1',
  )
})

it('tells a manager who can invite', async () => {
  await drawTool(<NoCreators onAllGroups={undefined} />, 'manager')
  const invite = await screen.findByRole('button', { name: 'Invite a creator' })
  expect(invite).toHaveAttribute('aria-disabled', 'true')
  expect(invite).toHaveAccessibleDescription(/director/)
})
