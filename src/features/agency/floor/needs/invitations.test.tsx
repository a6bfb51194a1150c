import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
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
  const sorts: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.endsWith('/api/agency/employees/list')) return
    const { sort } = (await request.clone().json()) as { sort: unknown }
    sorts.push(sort)
  })
  await renderTool(<Emails />, 'manager')
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0)
  expect(sorts).toEqual([{ by: 'invitedAt', descending: false }])
  server.events.removeAllListeners()
})
