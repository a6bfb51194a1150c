import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { getCreatorIsPg } from '@/api/calls/chatter/chatter'
import { server, world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()

it('shows the current mark, and tells users without access to notes who can grant it', async () => {
  await world.transact(() => {
    world.state.permissions['staff-03'] = { notes: 'off' }
  })
  let marked: string | undefined
  server.use(
    http.post(`*${getCreatorIsPg.path}`, async ({ request }) => {
      const { creatorId } = (await request.json()) as { creatorId: string } // as the call declares it
      marked = creatorId
      return HttpResponse.json({
        creatorAgencyId: 'one',
        creator: { userId: creatorId, username: 'mila', displayName: 'Mila Hart' },
        pg: true,
      })
    }),
  )
  await renderTool(<CreatorsScreen />, 'account_manager', '/?creator=creator-01')
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  expect(await within(drawer).findByText(/Ask an agency manager for access/)).toBeVisible()
  expect(within(drawer).queryByRole('textbox')).toBeNull()
  await screen.findByRole('columnheader', { name: /Added/, hidden: true })
  expect(screen.queryByRole('columnheader', { name: /Notes/, hidden: true })).toBeNull()
  expect(await within(drawer).findByText('PG')).toBeVisible()
  expect(marked).toBe('creator-01')
})
