import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { reactToMessage } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { createThread } from '@/domain/chat/thread'
import { server } from '@/mocks/node'

import { CREATOR, messageOf } from '../../../../../../tests/support/fixtures/live-events'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { mergeMessage, threadQuery } from '../../../cache/thread-cache'
import { useToggleReaction } from './line-actions'

setUpBackend()

const message = messageOf('m1')
const { queryKey } = threadQuery(CREATOR, message.channelId)
const shown = () => queryClient.getQueryData(queryKey)?.messages[0]?.reactions

function React() {
  const react = useToggleReaction(CREATOR)
  return (
    <button type="button" onClick={() => react(message, '🔥')}>
      React
    </button>
  )
}

it('keeps what a fan did to a message whose reaction is refused', async () => {
  const refusal = Promise.withResolvers<undefined>()
  server.use(
    http.post(`*${reactToMessage.path}`, async () => {
      await refusal.promise
      return HttpResponse.json({}, { status: 403 })
    }),
  )
  const { user } = await renderTool(<React />)
  queryClient.setQueryData(queryKey, createThread({ data: [message], hasBefore: false, hasAfter: false }))
  await user.click(screen.getByRole('button', { name: 'React' }))
  const [ours, theirs] = [
    { emoji: '🔥', userIds: [CREATOR] },
    { emoji: '👍', userIds: ['fan-1'] },
  ]
  expect(shown()).toEqual([ours])
  act(() => mergeMessage(queryClient, CREATOR, { ...message, reactions: [theirs] }))
  refusal.resolve(undefined)
  await waitFor(() => expect(shown()).toEqual([theirs]))
})
