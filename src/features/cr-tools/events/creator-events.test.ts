import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listUnread } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { creatorTokens } from '@/api/send'
import type { Channel } from '@/domain/chat/channel'
import type { Message, MessageKind } from '@/domain/chat/message'
import { isoOf } from '@/domain/time/instant'
import { HOUR_MS } from '@/lib/duration'
import { eventStreamState } from '@/services/network/event-stream-state'
import { resetServerClock } from '@/services/network/server-clock'

import { advanceTime } from '../../../../tests/support/fake-timers'
import {
  createFakeConnections,
  type FakeConnection,
} from '../../../../tests/support/simulated-browser/fake-connections'
import {
  channelAfter,
  CREATOR,
  ME,
  messageOf,
  NO_COUNTS,
} from '../../../../tests/support/fixtures/live-events'
import {
  cachedMessageIds,
  cacheThread,
  CHAT_LIST,
  observeChatPage,
  oldMessage,
} from '../../../../tests/support/fixtures/chat-page'
import type { NewEvents } from './apply-events'
import { startCreatorEvents } from './creator-events'

const UNREAD = queryOf(listUnread).queryKey

let client: QueryClient
let connections: FakeConnection[]
let unread: number
let requestedPaths: string[]
/** End of the path that answers 500. */
let failing: string | undefined
let receivedEvents: NewEvents[]
let caughtUp: number[]
let missed: Message[]
let rows: Channel[]
let stop: () => void
let stopObserving: () => void

const last = (): FakeConnection => connections.at(-1) ?? expect.fail('No one has connected')
const unreadAnswer = () => ({ data: [{ userId: CREATOR, notifications: 0, messages: unread, orders: 0 }] })

const toWire = (what: object): object =>
  JSON.parse(
    JSON.stringify(what, (key, value: unknown) =>
      /At$|Since$/.test(key) && typeof value === 'number' ? isoOf(value) : value,
    ),
  ) as object

/** Answers every call except the stream at once. */
function answerOf(path: string): object {
  requestedPaths.push(path)
  if (path.endsWith('/chatter/token'))
    return { token: { accessToken: 'creator-token', expiresAt: isoOf(Date.now() + HOUR_MS) } }
  if (path.endsWith('/chatter-unread')) return unreadAnswer()
  if (path.endsWith('/messages/list')) return { data: missed.map(toWire), hasBefore: false, hasAfter: false }
  if (path.endsWith('/channels/list')) return { data: rows.map(toWire), counts: NO_COUNTS, lastId: null }
  return {}
}

const sendEvent = (id: number, name: string, data: object) =>
  last().send(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
function sendMessageEvent(id: number, messageId: string, kind: MessageKind = 'text'): void {
  const message = messageOf(messageId, { kind })
  sendEvent(id, 'message.new', toWire({ creatorId: CREATOR, message, channel: channelAfter(message) }))
}

function listen(): void {
  const onNewEvents = (it: NewEvents) => receivedEvents.push(it)
  const onCaughtUp = (count: number) => caughtUp.push(count)
  stop = startCreatorEvents({ client, creatorId: CREATOR, userId: ME }, { onNewEvents, onCaughtUp })
}

const stopLooking: (() => void)[] = []
const cachedThreadOf = (channelId: string) => cachedMessageIds(client, channelId)
function observePage(channelId: string, { isArchived = false, fails = false } = {}): void {
  rows = [channelAfter(oldMessage(channelId))]
  if (fails) failing = '/channels/list'
  stopLooking.push(observeChatPage(client, channelId, { isArchived }))
}
const asksFor = (end: string) => requestedPaths.filter((path) => path.endsWith(end)).length

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const fake = createFakeConnections()
  connections = fake.connections
  failing = undefined
  ;[requestedPaths, receivedEvents, caughtUp, missed, rows, unread] = [[], [], [], [], [], 2]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/api/events'
      ? fake.fetch(url, init)
      : Response.json(answerOf(url), { status: failing !== undefined && url.endsWith(failing) ? 500 : 200 }),
  )
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
  client.setQueryData(UNREAD, { data: unreadAnswer().data })
  // The shell observes the counts on every page.
  stopObserving = new QueryObserver(client, { ...queryOf(listUnread), staleTime: Infinity }).subscribe(
    () => undefined,
  )
  listen()
})
afterEach(() => {
  stop()
  stopObserving()
  stopLooking.splice(0).forEach((end) => end())
  vi.runOnlyPendingTimers()
  client.clear()
  creatorTokens.clear()
  resetServerClock()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function live(): Promise<void> {
  await advanceTime(10)
  last().respond()
  await advanceTime(11_000)
}

describe('live data', () => {
  it('reaches the cache with the next frame over the creator’s stream, with their token', async () => {
    cacheThread(client, 'channel-1')
    await live()
    expect(last().headers.get('authorization')).toBe('Bearer creator-token')
    expect(eventStreamState()).toBe('live')
    for (let id = 1; id <= 5; id += 1) sendMessageEvent(id, `m${id}`)
    await advanceTime(0)
    expect(receivedEvents).toHaveLength(0)
    await advanceTime(20)
    expect(receivedEvents).toHaveLength(1)
    expect(cachedThreadOf('channel-1')).toHaveLength(6)
  })

  it('is flushed at most ten times a second in a burst of 200 events a second, without loss', async () => {
    await live()
    for (let id = 1; id <= 200; id += 1) {
      sendMessageEvent(id, `m${id}`)
      await advanceTime(5)
    }
    await advanceTime(300)
    expect(receivedEvents.length).toBeGreaterThanOrEqual(4)
    expect(receivedEvents.length).toBeLessThanOrEqual(11)
    expect(receivedEvents.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(200)
  })

  it('refetches the counts at most once a second', async () => {
    await live()
    requestedPaths = []
    const counts = () => requestedPaths.filter((path) => path.endsWith('/chatter-unread')).length
    for (let id = 1; id <= 40; id += 1) {
      sendMessageEvent(id, `m${id}`)
      await advanceTime(50)
    }
    await advanceTime(2000)
    expect(counts()).toBeGreaterThanOrEqual(2)
    expect(counts()).toBeLessThanOrEqual(4)
  })

  it('reports a lost connection and how many messages were missed, by the replay of the stream', async () => {
    await live()
    sendMessageEvent(1, 'seen')
    await advanceTime(20)
    last().abort()
    await advanceTime(0)
    expect(eventStreamState()).toBe('reconnecting')
    await advanceTime(1000)
    expect(last().headers.get('last-event-id')).toBe('1')
    last().respond()
    await advanceTime(10)
    for (const [index, id] of ['a', 'b', 'c'].entries()) sendMessageEvent(index + 2, id)
    // A tip has a notification of its own.
    sendMessageEvent(5, 'tip', 'tip')
    await advanceTime(3000)
    expect(eventStreamState()).toBe('live')
    expect(caughtUp).toEqual([3])
  })

  it('reports missed messages by the counts when the stream has no replay, and nothing when there were none', async () => {
    await live()
    last().abort()
    await advanceTime(1000)
    unread = 7
    last().respond()
    await advanceTime(13_000)
    expect(caughtUp).toEqual([5])
    last().abort()
    await advanceTime(1000)
    last().respond()
    await advanceTime(13_000)
    expect(caughtUp).toEqual([5])
  })

  it('reports once for two losses in a row', async () => {
    await live()
    last().abort()
    await advanceTime(1000)
    last().respond()
    await advanceTime(100)
    last().abort()
    await advanceTime(2000)
    unread = 4
    last().respond()
    await advanceTime(5000)
    expect(caughtUp).toEqual([2])
  })

  it('silently fetches what arrived while another creator was in focus', async () => {
    await live()
    cacheThread(client, 'channel-2')
    stop()
    observePage('channel-1')
    listen()
    expect(cachedThreadOf('channel-2')).toBeUndefined()
    missed = [messageOf('missed')]
    rows = [channelAfter(messageOf('missed'))]
    unread = 7
    await live()
    sendMessageEvent(1, 'later')
    await advanceTime(20)
    expect(cachedThreadOf('channel-1')).toEqual(['old', 'missed', 'later'])
    expect(asksFor('/channels/list')).toBe(1)
    expect(client.getQueryData(CHAT_LIST.queryKey)?.pages[0]?.data[0]?.lastMessage?.messageId).toBe('later')
    expect(caughtUp).toEqual([])
  })

  it('fetches one row of the chats for a page that has just opened', async () => {
    observePage('channel-1')
    await live()
    expect([asksFor('/messages/list'), asksFor('/channels/list')]).toEqual([0, 1])
    expect(caughtUp).toEqual([])
  })

  it.each([
    ['an archived thread, which no list contains', () => observePage('channel-1', { isArchived: true })],
    ['a thread when the row of the chats does not come', () => observePage('channel-1', { fails: true })],
  ])('fetches what is newer of %s', async (_, open) => {
    open()
    missed = [messageOf('missed')]
    await live()
    expect(cachedThreadOf('channel-1')).toEqual(['old', 'missed'])
  })

  it('shows what arrived between the fetch of a page and the start of its stream', async () => {
    observePage('channel-1')
    missed = [messageOf('missed')]
    rows = [channelAfter(messageOf('missed'))]
    await live()
    expect(cachedThreadOf('channel-1')).toEqual(['old', 'missed'])
    expect(client.getQueryData(CHAT_LIST.queryKey)?.pages[0]?.data[0]?.lastMessage?.messageId).toBe('missed')
  })

  it('is silent once it is stopped, but keeps what has arrived', async () => {
    await live()
    cacheThread(client, 'channel-1')
    sendMessageEvent(1, 'late')
    await advanceTime(0)
    stop()
    expect(cachedThreadOf('channel-1')).toEqual(['old', 'late'])
    await advanceTime(5000)
    expect(receivedEvents).toEqual([])
    expect(eventStreamState()).toBe('none')
    expect(last().signal.aborted).toBe(true)
  })
})
