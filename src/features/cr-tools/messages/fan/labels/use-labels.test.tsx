import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { getChannel, updateChannels } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { OpenChannel } from '@/domain/chat/channel'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { useChannelLabels } from './use-labels'

setUpBackend()

const CREATOR = 'creator-01'
const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })

function Labels() {
  const { add, remove } = useChannelLabels(CREATOR, channel)
  return (
    <>
      {['regular', 'birthday'].map((id) => (
        <button key={id} type="button" onClick={() => add(id)}>
          {`Add ${id}`}
        </button>
      ))}
      <button type="button" onClick={() => remove('regular')}>
        Remove regular
      </button>
    </>
  )
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

it('sends each change with those before it, although their answers are late', async () => {
  const { queryKey } = queryOf(getChannel, { channelId: 'channel-4' }, CREATOR)
  const sent: unknown[] = []
  const answers: (() => void)[] = []
  server.use(
    http.post(`*${updateChannels.path}`, async ({ request }) => {
      const { patch } = (await request.json()) as { patch: { labels: string[] } }
      sent.push(patch.labels)
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({ data: [], counts: {} })
    }),
  )
  await renderTool(<Labels />)
  queryClient.setQueryData(queryKey, channel)
  await act(async () => {
    screen.getByRole('button', { name: 'Add regular' }).click()
    screen.getByRole('button', { name: 'Add birthday' }).click()
  })
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
