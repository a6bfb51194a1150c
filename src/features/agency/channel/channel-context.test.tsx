import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type * as v from 'valibot'
import { expect, it } from 'vitest'

import { readChannel } from '@/api/calls/agency/floor'
import type { Message } from '@/domain/chat/message'
import { server, world } from '@/mocks/node'

import { MILA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ChannelContext } from './channel-context'

setUpBackend()

const OLDER = { name: 'Load older messages' }

const draw = () =>
  renderTool(
    <ChannelContext target={{ creatorId: MILA, channelId: 'channel-1-1' }} timezone="Europe/Warsaw" />,
    'manager',
  )
const rows = (list: HTMLElement) => within(list).getAllByRole('listitem')

it('loads older messages above the others, each once', async () => {
  const { user } = await draw()
  const list = await screen.findByRole('list', { name: 'Chat' })
  expect(rows(list)).toHaveLength(60)
  const [oldest] = rows(list)
  const newest = rows(list).at(-1)
  const older = screen.getByRole('button', OLDER)
  await user.click(older)
  await waitFor(() => expect(rows(list).length).toBeGreaterThan(60))
  expect(rows(list).at(-1)).toBe(newest)
  expect(rows(list).at(-60)).toBe(oldest)
})

it('says why older messages failed to load, and keeps the others', async () => {
  const { user } = await draw()
  const list = await screen.findByRole('list', { name: 'Chat' })
  await world.setFaults({ mode: 'fail', only: '/channels/read' })
  await user.click(screen.getByRole('button', OLDER))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(rows(list)).toHaveLength(60)
})

it('keeps the focus on the button while there are older ones, then passes it on to the list', async () => {
  const said = (messageId: string): v.InferInput<typeof Message> => ({
    messageId,
    channelId: 'c',
    senderId: MILA,
    createdAt: '2026-11-18T10:00:00Z',
  })
  const answer = (messageId: string, lastId: string | null) => ({
    fanId: 'fan-3',
    title: null,
    messages: [said(messageId)],
    lastId,
  })
  const older: Record<string, object> = { three: answer('two', 'two'), two: answer('one', null) }
  server.use(
    http.post(`*${readChannel.path}`, async ({ request }) => {
      const { lastId } = (await request.json()) as { lastId: string | null } // as the call declares it
      return HttpResponse.json(older[lastId ?? ''] ?? answer('three', 'three'))
    }),
  )
  const { user } = await draw()
  const list = await screen.findByRole('list', { name: 'Chat' })
  await user.click(screen.getByRole('button', OLDER))
  await waitFor(() => expect(rows(list)).toHaveLength(2))
  expect(screen.getByRole('button', OLDER)).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(rows(list)).toHaveLength(3))
  expect(screen.queryByRole('button', OLDER)).toBeNull()
  expect(list).toHaveFocus()
})
