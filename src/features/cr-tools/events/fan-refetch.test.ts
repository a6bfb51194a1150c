import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getFan } from '@/api/calls/chat/fan'
import { getChannel } from '@/api/calls/chat/messages'
import { callQueryKey, queryOf } from '@/api/query'
import type { Channel } from '@/domain/chat/channel'
import { instant } from '@/domain/time/instant'
import type { ServerEvent } from '@/domain/server/server-event'
import type { Message } from '@/domain/chat/message'

import { advanceTime } from '../../../../tests/support/fake-timers'
import {
  channelAfter,
  CREATOR,
  ME,
  messageOf,
  newMessage,
} from '../../../../tests/support/fixtures/live-events'
import { cachedChannel } from '../cache/channel-cache'
import { applyEvents } from './apply-events'

let client: QueryClient
let fetchCounts: Record<string, number>
let cleanups: (() => void)[]

const observeFan = (userId: string) => {
  const queryFn = async () => {
    fetchCounts[userId] = (fetchCounts[userId] ?? 0) + 1
    return Promise.resolve({ userId })
  }
  const observer = new QueryObserver(client, { queryKey: callQueryKey(getFan, { userId }, CREATOR), queryFn })
  cleanups.push(observer.subscribe(() => undefined))
}
const ownMessage = (facts: Partial<Parameters<typeof messageOf>[1]> = {}): Message =>
  messageOf('offer', { senderId: CREATOR, price: 1500, ...facts })
const apply = (...events: ServerEvent[]) =>
  void applyEvents({ client, creatorId: CREATOR, userId: ME }, events)
const updated = (message: Message): ServerEvent => ({
  name: 'message.updated',
  data: { creatorId: CREATOR, message },
})

beforeEach(async () => {
  vi.useFakeTimers()
  client = new QueryClient()
  ;[fetchCounts, cleanups] = [{}, []]
  const open = { ...channelAfter(messageOf('first')), firstUnreadId: null }
  client.setQueryData(queryOf(getChannel, { channelId: 'channel-1' }, CREATOR).queryKey, {
    ...open,
    displaySentBy: true,
    presence: [],
  })
  observeFan('fan-1')
  observeFan('fan-2')
  await advanceTime(10)
  fetchCounts = {}
})
afterEach(() => {
  for (const stop of cleanups) stop()
  vi.runOnlyPendingTimers()
  client.clear()
  vi.useRealTimers()
})

describe('data of a fan is refetched', () => {
  it('when they buy, and not for other fans', async () => {
    apply({
      name: 'order.new',
      data: { creatorId: CREATOR, message: ownMessage({ boughtAt: '2026-11-21T10:00:00Z' }) },
    })
    await advanceTime(5000)
    expect(fetchCounts).toEqual({ 'fan-1': 1 })
  })

  it('and their row of the chats shows what they have spent in all', () => {
    const message = { ...ownMessage(), boughtAt: instant(Date.now()) }
    const channel = channelAfter(messageOf('first'), { spend: 104_000 })
    apply({ name: 'order.new', data: { creatorId: CREATOR, message, channel } })
    expect(cachedChannel(client, CREATOR, 'channel-1')?.spend).toBe(104_000)
  })

  it('when a purchase or refund arrives as a message update', async () => {
    apply(updated({ ...ownMessage(), boughtAt: instant(Date.now()) }))
    await advanceTime(5000)
    apply(updated({ ...ownMessage(), refundedAt: instant(Date.now()) }))
    await advanceTime(5000)
    expect(fetchCounts).toEqual({ 'fan-1': 2 })
  })

  it('when something is offered, but not for text alone', async () => {
    const channel = { userId: 'fan-1' }
    apply(newMessage(ownMessage({ price: 0 }), channel), updated(ownMessage({ price: 0 })))
    await advanceTime(5000)
    expect(fetchCounts).toEqual({})
    apply(newMessage(ownMessage(), channel))
    await advanceTime(5000)
    expect(fetchCounts).toEqual({ 'fan-1': 1 })
  })

  it('when a colleague blocks them or ticks a promise', async () => {
    const row = (facts: Partial<Channel>): ServerEvent => ({
      name: 'channel.read',
      data: { creatorId: CREATOR, channel: channelAfter(messageOf('first'), facts) },
    })
    apply(row({ isPinned: true }))
    await advanceTime(5000)
    expect(fetchCounts).toEqual({})
    apply(row({ readOnly: 'blocked' }))
    await advanceTime(5000)
    apply(row({ readOnly: 'blocked', followUpDueAt: instant(Date.now()) }))
    await advanceTime(5000)
    expect(fetchCounts).toEqual({ 'fan-1': 2 })
  })

  it('at most every few seconds, with a trailing call', async () => {
    for (let second = 0; second < 10; second += 1) {
      apply(updated({ ...ownMessage(), boughtAt: instant(Date.now()) }))
      await advanceTime(1000)
    }
    await advanceTime(5000)
    expect(fetchCounts['fan-1']).toBeGreaterThanOrEqual(3)
    expect(fetchCounts['fan-1']).toBeLessThanOrEqual(5)
  })
})
