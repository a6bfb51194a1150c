import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { assignCreators } from '@/api/calls/agency/agency-creators'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import CreatorsScreen from '../../screens/creators'

setUpBackend()

it('the second press of a double click does not remove the next person, who has moved up', async () => {
  const removed: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.endsWith(assignCreators.path)) return
    removed.push(((await request.clone().json()) as { removeUserIds: unknown }).removeUserIds)
  })
  await renderTool(<CreatorsScreen />, 'director', '/?creator=creator-01&part=team')
  const [first, second] = await screen.findAllByRole('button', { name: /^Remove (?!all)/ })
  if (!first || !second) expect.fail('the team is too small')
  fireEvent.click(first, { detail: 1 })
  fireEvent.click(second, { detail: 2 })
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(removed).toHaveLength(1)
  server.events.removeAllListeners()
})
