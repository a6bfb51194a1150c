import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { listMessages } from '@/api/calls/chat/messages'
import { isoOf } from '@/domain/time/instant'
import { server } from '@/mocks/node'

import { ANA } from '../../../../../tests/support/people'
import {
  CHANNEL,
  CREATOR,
  lastArticle,
  renderThread,
  setUpThread,
} from '../../../../../tests/support/render/render-thread'

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
})

it('suggests no greetings once a colleague has written', async () => {
  answer(message('one', { kind: 'text', sentById: ANA }), message('two', { senderId: 'fan-3' }))
  await renderThread()
  await lastArticle()
  await expect(greetings()).rejects.toThrow()
})
