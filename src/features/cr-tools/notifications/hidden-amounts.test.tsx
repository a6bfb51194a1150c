import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { listNotifications } from '@/api/calls/chat/notifications'
import { STORAGE_KEY } from '@/config/storage-keys'
import { server, world } from '@/mocks/node'
import { tabStore } from '@/services/storage/storage'

import { ANA, MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})

const paid = (notificationId: string, amount: number) => ({
  notificationId,
  kind: 'tip',
  userId: 'fan-1-1',
  channelId: 'channel-1-1',
  amount,
  at: new Date().toISOString(),
})

it('hides amounts and the amount filter without permission to see spend', async () => {
  const asked: unknown[] = []
  tabStore.set(STORAGE_KEY.creatorInFocus, JSON.stringify({ userId: ANA, creatorId: MILA }))
  // jsdom has no layout: give every row its height in a browser.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96)
  server.use(
    // A server that sends amounts nevertheless.
    http.post(`*${listNotifications.path}`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ data: [paid('a', 1500), paid('b', 2500)], counts: {}, lastId: null })
    }),
  )
  await renderApp('/cr-tools/notifications?min=2000', {
    as: 'chatter',
    before: () =>
      world.transact(() => {
        world.state.permissions[ANA] = { canSeeSpend: false }
      }),
  })
  const fan = await screen.findByRole('article')
  expect(within(fan).getAllByRole('listitem')).toHaveLength(2)
  expect(within(fan).queryByText(/\$/)).toBeNull()
  expect(asked.at(-1)).not.toHaveProperty('amountMin')
  expect(screen.getByRole('switch', { name: 'Unread only' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Amount/ })).toBeNull()
})
