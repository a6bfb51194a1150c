import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { listMessages } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { isoOf } from '@/domain/time/instant'
import { server } from '@/mocks/node'

import { messageOf } from '../../../../../tests/support/fixtures/live-events'
import { ANA } from '../../../../../tests/support/people'
import {
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../tests/support/render/render-thread'
import { mergeMessage } from '../../cache/thread-cache'

setUpThread()

const message = (messageId: string, more: object) => ({
  messageId,
  channelId: CHANNEL,
  senderId: CREATOR,
  text: 'Hello',
  createdAt: isoOf(Date.now() - 60_000),
  ...more,
})

const answer = (...data: object[]) =>
  server.use(
    http.post(`*${listMessages.path}`, () => HttpResponse.json({ data, hasBefore: false, hasAfter: false })),
  )
const greetings = () => screen.findByRole('list', { name: 'Greetings from your scripts' })

it('suggests greetings for a fan whom only a welcome message has reached', async () => {
  answer(message('one', { kind: 'welcome' }), message('two', { senderId: 'fan-3' }))
  await renderThread()
  expect(await greetings()).toBeVisible()
  expect(await lastArticle()).toBeVisible()
  expect(screen.getByText('Welcome message')).toBeVisible()
})

it('suggests none any more once a colleague has written', async () => {
  answer(message('one', { kind: 'welcome' }), message('two', { senderId: 'fan-3' }))
  await renderThread()
  const list = await greetings()
  const sent = messageOf('three', { channelId: CHANNEL, senderId: CREATOR, sentById: ANA, kind: 'text' })
  act(() => mergeMessage(queryClient, CREATOR, sent))
  await waitFor(() => expect(list).not.toBeInTheDocument())
})
