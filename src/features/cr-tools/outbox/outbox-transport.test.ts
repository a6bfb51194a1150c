import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { getChannel } from '@/api/calls/chat/messages'
import { ApiError } from '@/api/errors'
import { queryOf } from '@/api/query'
import { creatorTokens } from '@/api/send'
import { OpenChannel } from '@/domain/chat/channel'
import { appendToOutbox } from '@/domain/chat/outbox'

import { channelAfter, messageOf } from '../../../../tests/support/fixtures/live-events'
import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { startTestI18n } from '../../../../tests/support/i18n'
import { post, sendResultOf } from './outbox-transport'

const refused = (status: number, text = 'Not like this') =>
  new ApiError('refused', {
    path: '/api/messages/send',
    status,
    body: { statusCode: status, message: text },
    retryAfterMs: 3000,
  })

describe('the result of a failed attempt', () => {
  it.each([400, 403, 404, 409, 422])('%i: refused, with the server’s message', (status) => {
    expect(sendResultOf(refused(status))).toEqual({ kind: 'refused', message: 'Not like this' })
  })

  it.each([401, 408, 425, 429])('%i: retried, not before the time the server gives', (status) => {
    expect(sendResultOf(refused(status))).toMatchObject({ kind: 'broken', afterMs: 3000 })
  })

  it.each([500, 502, 503])('%i: server error', async (status) => {
    await startTestI18n()
    expect(sendResultOf(refused(status))).toMatchObject({ kind: 'broken' })
  })

  it('an unreadable response is retried, because the message may have arrived', async () => {
    await startTestI18n()
    expect(sendResultOf(new ApiError('unreadable', { path: '/' }))).toMatchObject({ kind: 'broken' })
  })

  it.each(['network', 'timeout'] as const)('%s: unknown whether it arrived', (kind) => {
    expect(sendResultOf(new ApiError(kind, { path: '/' }))).toEqual({ kind: 'unreached' })
  })

  it('the end of a session is not a problem of the message', () => {
    expect(sendResultOf(new DOMException('The session is over', 'AbortError'))).toEqual({ kind: 'ended' })
  })
})

describe('a message that the server has accepted', () => {
  const SENT_AT = Date.parse('2026-11-21T12:00:00Z')
  const client = new QueryClient()
  const { queryKey } = queryOf(getChannel, { channelId: 'channel-1' }, 'mila')

  /** Sends while the fan's message of this time is the last known of the channel. */
  async function sendAfter(lastAt: number) {
    const last = messageOf('last', { createdAt: new Date(lastAt).toISOString() })
    const isOpen = { readOnly: null, firstUnreadId: null, presence: [] }
    const channel = v.parse(OpenChannel, {
      channelId: 'channel-1',
      kind: 'direct',
      userId: 'fan-1',
      labels: [],
    })
    client.setQueryData(queryKey, { ...channel, ...channelAfter(last), ...isOpen })
    const message = { messageId: 'ours', channelId: 'channel-1', senderId: 'mila', kind: 'text', text: 'Hi' }
    vi.stubGlobal('fetch', async (url: string) => {
      const token = { accessToken: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
      const answer = url.endsWith('/chatter/token')
        ? { token }
        : { message: { ...message, createdAt: new Date(SENT_AT).toISOString() } }
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    })
    const verdict = await post(client, appendToOutbox(newOutgoing('client-1', 'channel-1'), [], SENT_AT))
    expect(verdict).toEqual({ kind: 'accepted' })
    return client.getQueryData(queryKey)
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    client.clear()
    creatorTokens.clear()
  })

  it('becomes the last message of its channel and answers the fan', async () => {
    expect(await sendAfter(SENT_AT - 1000)).toMatchObject({
      lastMessage: { messageId: 'ours' },
      ourTurnSince: null,
    })
  })

  it('keeps newer events of the channel when a retry returns an older state', async () => {
    expect(await sendAfter(SENT_AT + 1000)).toMatchObject({
      lastMessage: { messageId: 'last' },
      ourTurnSince: SENT_AT + 1000,
    })
  })
})

describe('a message that the server refuses as unfit', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    creatorTokens.clear()
  })

  it('makes the rules it was checked by stale, such as the range of prices', async () => {
    const client = new QueryClient()
    const { queryKey } = queryOf(getRulesForChatter, { creatorId: 'mila' })
    client.setQueryData(
      queryKey,
      v.parse(getRulesForChatter.response, { creatorId: 'mila', currency: 'USD' }),
    )
    vi.stubGlobal('fetch', async (url: string) => {
      const token = { accessToken: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
      const isToken = url.endsWith('/chatter/token')
      const answer = isToken ? { token } : { statusCode: 422, message: 'Another price' }
      const headers = { 'content-type': 'application/json' }
      return new Response(JSON.stringify(answer), { status: isToken ? 200 : 422, headers })
    })
    const verdict = await post(client, appendToOutbox(newOutgoing('client-1', 'channel-1'), [], Date.now()))
    expect(verdict).toEqual({ kind: 'refused', message: 'Another price' })
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
