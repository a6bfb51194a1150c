import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { getChannel, updateChannels } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { OpenChannel } from '@/domain/chat/channel'
import { server } from '@/mocks/node'
import { ToastStack } from '@/ui/feedback/toast-stack'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { channelListQuery, patchChannel } from '../../../cache/channel-cache'
import type { BulkChange } from './bulk-change'
import { BulkProblem } from './bulk-problem'
import { useBulk } from './use-bulk'

setUpBackend()

const CREATOR = 'creator-01'
const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const CHANGES: Record<string, BulkChange> = {
  'Add regular': { kind: 'label', labelId: 'regular' },
  'Add birthday': { kind: 'label', labelId: 'birthday' },
  'Remove regular': { kind: 'unlabel', labelId: 'regular' },
  'Mark as read': { kind: 'read' },
}

function Buttons() {
  const bulk = useBulk(CREATOR)
  return Object.entries(CHANGES).map(([name, change]) => (
    <button key={name} type="button" onClick={() => bulk.change([channel], change)}>
      {name}
    </button>
  ))
}
const keyOf = (channelId: string) => queryOf(getChannel, { channelId }, CREATOR).queryKey
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

it('builds each change on the latest labels, although the answers are late', async () => {
  const sent: unknown[] = []
  const answers: (() => void)[] = []
  server.use(
    http.post(`*${updateChannels.path}`, async ({ request }) => {
      const { patch } = (await request.json()) as { patch: { labels: string[] } }
      sent.push(patch.labels)
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({ data: [{ ...channel, labels: patch.labels }], counts: {} })
    }),
  )
  await renderTool(<Buttons />)
  const { queryKey } = queryOf(getChannel, { channelId: 'channel-4' }, CREATOR)
  queryClient.setQueryData(queryKey, channel)
  await press('Add regular')
  await press('Add birthday')
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers[0]?.())
  await waitFor(() => expect(answers).toHaveLength(2))
  await press('Remove regular')
  await act(async () => answers[1]?.())
  await waitFor(() => expect(answers).toHaveLength(3))
  await act(async () => answers[2]?.())
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(sent).toEqual([['regular'], ['regular', 'birthday'], ['birthday']])
  expect(queryClient.getQueryData(queryKey)?.labels).toEqual(['birthday'])
})

it('rolls back the patched field of refused requests alone, and undoes the accepted ones', async () => {
  const withLabels = (channelId: string, labels: string[]) => {
    const made = { ...channel, channelId, labels }
    queryClient.setQueryData(keyOf(channelId), made)
    return made
  }
  const labelsOf = (channelId: string) => queryClient.getQueryData(keyOf(channelId))?.labels
  const refuse: ((status: number) => void)[] = []
  const sent: unknown[] = []
  server.use(
    http.post(`*${updateChannels.path}`, async ({ request }) => {
      const { channelIds, patch } = (await request.json()) as {
        channelIds: string[]
        patch: { labels: string[] }
      }
      sent.push({ channelIds, ...patch })
      const status = sent.length === 2 ? await new Promise<number>((resolve) => refuse.push(resolve)) : 200
      if (status !== 200) return HttpResponse.json({}, { status })
      const data = channelIds.map((channelId) => ({ ...channel, channelId, ...patch }))
      return HttpResponse.json({ data, counts: {} })
    }),
  )
  const many: (typeof channel)[] = []
  function Page() {
    const bulk = useBulk(CREATOR)
    return (
      <>
        <button type="button" onClick={() => bulk.change(many, { kind: 'label', labelId: 'regular' })}>
          Label
        </button>
        <BulkProblem bulk={bulk} />
      </>
    )
  }
  await renderTool(<Page />)
  many.push(withLabels('channel-4', []), withLabels('channel-5', ['birthday']))
  await press('Label')
  await waitFor(() => expect(refuse).toHaveLength(1))
  act(() => patchChannel(queryClient, CREATOR, 'channel-5', { isMuted: true }))
  await act(async () => refuse[0]?.(403))
  await waitFor(() => expect(labelsOf('channel-5')).toEqual(['birthday']))
  expect(queryClient.getQueryData(keyOf('channel-5'))?.isMuted).toBe(true)
  expect(labelsOf('channel-4')).toEqual(['regular'])
  await act(async () => (await screen.findByRole('button', { name: 'Undo' })).click())
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]).toEqual({ channelIds: ['channel-4'], labels: [] })
  await waitFor(() => expect(labelsOf('channel-4')).toEqual([]))
})

it('counts the message that came while a chat could not be marked as read', async () => {
  let refuse: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.post(`*${updateChannels.path}`, async () => {
        resolve()
        await new Promise<void>((answer) => (refuse = answer))
        return HttpResponse.json({}, { status: 403 })
      }),
    )
  })
  await renderTool(<Buttons />)
  const unreadCount = () => queryClient.getQueryData(keyOf('channel-4'))?.unreadCount
  queryClient.setQueryData(keyOf('channel-4'), { ...channel, unreadCount: 4 })
  await press('Mark as read')
  expect(unreadCount()).toBe(0)
  await asked
  act(() => patchChannel(queryClient, CREATOR, 'channel-4', { unreadCount: 5 }))
  await act(async () => refuse())
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(unreadCount()).toBe(5)
})

it('reads lists again without a chat that no longer exists', async () => {
  server.use(http.post(`*${updateChannels.path}`, () => HttpResponse.json({ data: [], counts: {} })))
  await renderTool(<Buttons />)
  const view = { tab: 'all', chips: {}, sort: 'newest', query: '' } as const
  const { queryKey } = channelListQuery(view, CREATOR)
  const counts = { waiting: 0, all: 1, unread: 1, priority: 0, groups: 0, archived: 0 }
  queryClient.setQueryData(queryKey, {
    pages: [{ data: [{ ...channel, unreadCount: 2 }], counts, lastId: null }],
    pageParams: [null],
  })
  await press('Mark as read')
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeUndefined())
})

it('says that a change was refused, as the one before was', async () => {
  server.use(http.post(`*${updateChannels.path}`, () => HttpResponse.json({}, { status: 403 })))
  await renderTool(
    <>
      <Buttons />
      <ToastStack />
    </>,
  )
  const said = () => screen.getByText(/That didn't work/).closest('[data-in]')
  for (const name of ['Add regular', 'Add birthday']) {
    await press(name)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await waitFor(() => expect(said()).toBeInTheDocument())
  }
  expect(said()).toHaveAttribute('data-in', 'true')
})
