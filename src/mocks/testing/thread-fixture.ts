import type { Call } from '@/api/call'
import { listMessages, sendMessage } from '@/api/calls/chat/messages'

import { memoryStore } from '../state/snapshot'
import { MockClient, type TestRequest } from './mock-client'
import { createWorld } from '../state/world'

export const LONGEST_CHANNEL_ID = 'channel-1-1'
/** A channel of some thousand messages, with a big spender. */
export const SPENDER_CHANNEL_ID = 'channel-1-30783'

/** When this test world is created. */
export const FIXTURE_START = Date.UTC(2026, 10, 21, 12)

/** A test client in one conversation of `creator-01`; the test advances the clock. */
export async function createThreadFixture(channelId = LONGEST_CHANNEL_ID) {
  const clock = { at: FIXTURE_START }
  const visitor = new MockClient(createWorld(memoryStore(), () => clock.at))
  await visitor.signIn('ana@northlight.agency')
  const call = <C extends Call>(of: C, request: TestRequest<C>) => visitor.call(of, request)
  const outcomeOf = <C extends Call>(of: C, request: TestRequest<C>) => visitor.outcomeOf(of, request)
  const part = (asked: Partial<TestRequest<typeof listMessages>> = {}) =>
    call(listMessages, { channelId, limit: 200, ...asked })
  const message = (change: Partial<TestRequest<typeof sendMessage>>) => ({
    channelId,
    text: 'Hello',
    mediaIds: [],
    previewMediaIds: [],
    price: 0,
    clientId: 'one',
    ...change,
  })
  const send = (change: Partial<TestRequest<typeof sendMessage>> = {}) =>
    outcomeOf(sendMessage, message(change))
  const sent = async (change: Partial<TestRequest<typeof sendMessage>> = {}) =>
    (await call(sendMessage, message(change))).message
  return { visitor, call, outcomeOf, part, send, sent, clock }
}
