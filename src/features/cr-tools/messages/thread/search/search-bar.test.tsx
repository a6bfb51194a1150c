import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'

import { listMessages } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { SearchBar } from './search-bar'
import { openThreadSearch } from './search-state'

setUpBackend()

const CREATOR = 'creator-01'
const names = { nameOf: () => 'Fan', loadedNameOf: () => undefined }
const hitAt = (minute: number) => ({
  messageId: `hit-${minute}`,
  channelId: 'channel-1-1',
  senderId: 'fan-7',
  text: `猫 ${minute}`,
  createdAt: new Date(minute * 60_000).toISOString(),
})
let hits = [hitAt(1), hitAt(2), hitAt(3)]

beforeEach(() => {
  hits = [hitAt(1), hitAt(2), hitAt(3)]
  server.use(
    http.post(`*${listMessages.path}`, () =>
      HttpResponse.json({ data: hits, hasBefore: false, hasAfter: false }),
    ),
  )
})

async function search(query: string) {
  const onJump = vi.fn<(messageId: string) => void>()
  const { user } = await renderTool(
    <SearchBar creatorId={CREATOR} channelId="channel-1-1" names={names} onJump={onJump} />,
  )
  act(() => openThreadSearch('channel-1-1'))
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: query } })
  return { user, onJump }
}

it('finds a word of one letter where a script has such, and names its author', async () => {
  const { onJump } = await search('猫')
  expect(await screen.findByText('1 of 3')).toBeVisible()
  expect(onJump.mock.calls).toEqual([['hit-3']])
  await waitFor(() => expect(screen.queryByText('Fan')).toBeNull())
})

it('stays at the chosen hit when another message matches meanwhile', async () => {
  const { user, onJump } = await search('猫 ')
  await screen.findByText('1 of 3')
  screen.getByRole('searchbox').focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 of 3')).toBeVisible()
  hits = [...hits, hitAt(4)]
  await act(() => queryClient.invalidateQueries({ queryKey: [listMessages.path] }))
  expect(await screen.findByText('3 of 4')).toBeVisible()
  expect(onJump.mock.calls).toEqual([['hit-3'], ['hit-2']])
})
