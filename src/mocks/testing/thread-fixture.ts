import * as v from 'valibot'

import { listMessages } from '@/api/calls/chat/messages'

import { memoryStore } from '../state/snapshot'
import { MockClient } from './mock-client'
import { createWorld } from '../state/world'

export const LONGEST_CHANNEL_ID = 'channel-1-1'
/** A channel of some thousand messages, with a big spender. */
export const SPENDER_CHANNEL_ID = 'channel-1-30783'

/** When this test world is created. */
export const FIXTURE_START = Date.UTC(2026, 10, 21, 12)

/** A test client in one conversation; the test advances the clock. */
export async function createThreadFixture(channelId = LONGEST_CHANNEL_ID) {
  const clock = { at: FIXTURE_START }
  const visitor = new MockClient(createWorld(memoryStore(), () => clock.at))
  await visitor.signIn('ana@northlight.agency')
  const bearer = await visitor.creatorToken('creator-01')
  const post = (path: string, body: object) => visitor.send(`/api/messages/${path}`, { body, bearer })
  const part = async (asked: object = {}) =>
    v.parse(listMessages.response, (await post('list', { channelId, limit: 200, ...asked })).body)
  const send = (body: object = {}) =>
    post('send', {
      channelId,
      text: 'Hello',
      mediaIds: [],
      previewMediaIds: [],
      price: 0,
      clientId: 'one',
      ...body,
    })
  const sent = async (body: object = {}) =>
    ((await send(body)).body as unknown as { message: { messageId: string; createdAt: string } }).message
  return { visitor, post, part, send, sent, clock }
}
