import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listEmployees } from '@/api/calls/agency/employees'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { recordCalls } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { useInvitations } from './use-needs'

setUpBackend()

function Emails() {
  const { people } = useInvitations()
  return (
    <ul>
      {people.map(({ userId, email }) => (
        <li key={userId}>{email}</li>
      ))}
    </ul>
  )
}

it('lists the oldest invitations first, however many there are', async () => {
  const asked = recordCalls(listEmployees)
  await renderTool(<Emails />, 'manager')
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
  expect(asked.map(({ sort }) => sort)).toEqual([{ by: 'invitedAt', descending: false }])
})
