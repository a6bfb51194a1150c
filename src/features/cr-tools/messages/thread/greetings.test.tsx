import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { listMessages } from '@/api/calls/chat/messages'
import { listScripts } from '@/api/calls/chat/scripts'
import { queryClient } from '@/api/query-client'
import { OpenChannel } from '@/domain/chat/channel'
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
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { mergeMessage } from '../../cache/thread-cache'
import { ComposerStore } from '../composer/store/composer-store'
import { registerComposerStore } from '../composer/store/insert-into-composer'
import { Greetings } from './greetings'

setUpThread()

const channel = v.parse(OpenChannel, { channelId: 'channel-4', kind: 'direct', userId: 'fan-4', labels: [] })
const script = (scriptId: string, text: string, mediaIds: string[] = []) => ({
  scriptId,
  name: scriptId,
  folderId: null,
  language: 'en',
  steps: [{ text, mediaIds, price: 0, waitFor: null }],
})

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

it('offers filled-in greetings and omits those with an unknown value', async () => {
  server.use(
    http.post(`*${listScripts.path}`, () =>
      HttpResponse.json({
        data: [script('one', 'Hello {name|there}, {mood|hi}', ['m1']), script('two', 'About your {pet}')],
        folders: [],
        media: [{ mediaId: 'm1', kind: 'image', url: '/m1' }],
      }),
    ),
  )
  const composer = new ComposerStore('creator-01', channel)
  registerComposerStore(channel.channelId, composer)
  const { user } = await renderTool(<Greetings creatorId="creator-01" channel={channel} />)
  const offer = await screen.findByText(/^Hello (?!there)[^{|}]+, hi$/)
  expect(screen.queryByText(/About your/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use' }))
  expect(composer.getContent().text).toBe(offer.textContent)
  expect(composer.getContent().media.map(({ mediaId }) => mediaId)).toEqual(['m1'])
})

it('offers no greetings in a read-only conversation and says why', async () => {
  server.use(
    http.post(`*${listScripts.path}`, () =>
      HttpResponse.json({ data: [script('one', 'Hello there')], folders: [], lastId: null }),
    ),
  )
  const blocked = { ...channel, readOnly: 'blocked' } as const
  await renderTool(<Greetings creatorId="creator-01" channel={blocked} />)
  const use = await screen.findByRole('button', { name: 'Use' })
  expect(use).toHaveAccessibleDescription(/^This fan is blocked/)
})
