import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { NoCreators } from './no-creators'

withMockBackend()

it('an agency without creators leads a director to where they are invited', async () => {
  await drawTool(<NoCreators onAllGroups={undefined} />, 'director')
  expect(await screen.findByRole('link', { name: 'Invite a creator' })).toHaveAttribute(
    'href',
    '/agency-creators?invite=1',
  )
})

it('and says to a manager who can', async () => {
  await drawTool(<NoCreators onAllGroups={undefined} />, 'manager')
  const invite = await screen.findByRole('button', { name: 'Invite a creator' })
  expect(invite).toHaveAttribute('aria-disabled', 'true')
  expect(invite).toHaveAccessibleDescription(/director/)
})
