import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getFan } from '@/api/calls/fan'
import { getChannel } from '@/api/calls/messages'
import { keyOf, queryOf } from '@/api/query'
import { instant } from '@/domain/instant'
import type { LiveEvent } from '@/domain/live-event'
import type { Message } from '@/domain/message'

import { channelOf, CREATOR, ME, messageOf, newMessage } from '../../../tests/live-facts'
import { applyEvents } from './apply-events'

let client: QueryClient
let asked: Record<string, number>
let leave: (() => void)[]

const look = (userId: string) => {
  const queryFn = async () => {
    asked[userId] = (asked[userId] ?? 0) + 1
    return Promise.resolve({ userId })
  }
  const observer = new QueryObserver(client, { queryKey: keyOf(getFan, { userId }, CREATOR), queryFn })
  leave.push(observer.subscribe(() => undefined))
}
const ours = (facts: Partial<Parameters<typeof messageOf>[1]> = {}): Message =>
  messageOf('offer', { senderId: CREATOR, price: 1500, ...facts })
const apply = (...events: LiveEvent[]) => void applyEvents({ client, creatorId: CREATOR, userId: ME }, events)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const updated = (message: Message): LiveEvent => ({
  name: 'message.updated',
  data: { creatorId: CREATOR, message },
})

beforeEach(async () => {
  vi.useFakeTimers()
  client = new QueryClient()
  ;[asked, leave] = [{}, []]
  const open = { ...channelOf(messageOf('first')), firstUnreadId: null, readOnly: null }
  client.setQueryData(queryOf(getChannel, { channelId: 'channel-1' }, CREATOR).queryKey, {
    ...open,
    displaySentBy: true,
    presence: [],
  })
  look('fan-1')
  look('fan-2')
  await pass(10)
  asked = {}
})
afterEach(() => {
  for (const stop of leave) stop()
  vi.runOnlyPendingTimers()
  client.clear()
  vi.useRealTimers()
})

describe('data of a fan is refetched', () => {
  it('when they buy, and not for other fans', async () => {
    apply({
      name: 'order.new',
      data: { creatorId: CREATOR, message: ours({ boughtAt: '2026-11-21T10:00:00Z' }) },
    })
    await pass(5000)
    expect(asked).toEqual({ 'fan-1': 1 })
  })

  it('when a purchase or refund arrives as a message update', async () => {
    apply(updated({ ...ours(), boughtAt: instant(Date.now()) }))
    await pass(5000)
    apply(updated({ ...ours(), refundedAt: instant(Date.now()) }))
    await pass(5000)
    expect(asked).toEqual({ 'fan-1': 2 })
  })

  it('when something is offered, but not for text alone', async () => {
    const channel = { userId: 'fan-1' }
    apply(newMessage(ours({ price: 0 }), channel), updated(ours({ price: 0 })))
    await pass(5000)
    expect(asked).toEqual({})
    apply(newMessage(ours(), channel))
    await pass(5000)
    expect(asked).toEqual({ 'fan-1': 1 })
  })

  it('at most every few seconds, with a trailing call', async () => {
    for (let second = 0; second < 10; second += 1) {
      apply(updated({ ...ours(), boughtAt: instant(Date.now()) }))
      await pass(1000)
    }
    await pass(5000)
    expect(asked['fan-1']).toBeGreaterThanOrEqual(3)
    expect(asked['fan-1']).toBeLessThanOrEqual(5)
  })
})
