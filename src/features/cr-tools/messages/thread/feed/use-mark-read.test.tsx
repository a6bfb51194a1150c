import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { getChannel, listMessages, markRead, updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { world } from '@/mocks/node'

import { signIn } from '../../../../../../tests/support/render/backend'
import { recordCalls } from '../../../../../../tests/support/render/calls'
import {
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../../tests/support/render/render-thread'

setUpThread()

beforeEach(() => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  return () => hasFocus.mockRestore()
})

const channelQuery = queryOf(getChannel, { channelId: CHANNEL }, CREATOR)
const cachedUnread = () => queryClient.getQueryData(channelQuery.queryKey)?.unreadCount

async function readOnServer(): Promise<void> {
  const { data } = await send(listMessages, { channelId: CHANNEL, limit: 1 }, { creatorId: CREATOR })
  const messageId = data.at(-1)?.messageId ?? expect.fail('the chat is empty')
  await send(markRead, { channelId: CHANNEL, messageId }, { creatorId: CREATOR })
}

it('keeps a chat that was read when it opened unread once the user marks it so', async () => {
  await signIn('chatter')
  await readOnServer()
  const { user } = await renderThread()
  await lastArticle()
  const reports = recordCalls(markRead)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }))
  await waitFor(() => expect(cachedUnread()).toBe(1))
  // A report would start before this refetch.
  await act(() => queryClient.refetchQueries(channelQuery))
  expect(cachedUnread()).toBe(1)
  expect(reports).toHaveLength(0)
})

it('reports a chat as read again when the server failed to note it', async () => {
  await signIn('chatter')
  await readOnServer()
  await send(updateChannels, { channelIds: [CHANNEL], patch: { unread: true } }, { creatorId: CREATOR })
  await world.setFaults({ mode: 'fail', status: 503, only: markRead.path, times: 1 })
  const reports = recordCalls(markRead)
  await renderThread()
  await waitFor(() => expect(cachedUnread()).toBe(0))
  expect(reports).toHaveLength(2)
})

it('reports nothing while the newest message is out of view', async () => {
  await signIn('chatter')
  await readOnServer()
  await send(updateChannels, { channelIds: [CHANNEL], patch: { unread: true } }, { creatorId: CREATOR })
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(9000)
  const reports = recordCalls(markRead)
  await renderThread()
  await lastArticle()
  await act(() => queryClient.refetchQueries(channelQuery))
  expect(reports).toHaveLength(0)
  height.mockRestore()
})

it('waits for the network to report a chat as read', async () => {
  await signIn('chatter')
  await readOnServer()
  await send(updateChannels, { channelIds: [CHANNEL], patch: { unread: true } }, { creatorId: CREATOR })
  const reports = recordCalls(markRead)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderThread()
  await lastArticle()
  await act(() => queryClient.refetchQueries(channelQuery))
  expect(reports).toHaveLength(0)
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(cachedUnread()).toBe(0))
  expect(reports).toHaveLength(1)
})
