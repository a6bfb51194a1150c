import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listUnread } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'
import { creatorTokens } from '@/api/send'
import type { Channel } from '@/domain/channel'
import { isoOf } from '@/domain/instant'
import type { Message, MessageKind } from '@/domain/message'
import { threadFrom } from '@/domain/thread'
import { lineState } from '@/services/live-line'
import { forgetServerDate } from '@/services/server-clock'

import { fakeLines, type Line } from '../../../tests/fake-lines'
import { channelOf, CREATOR, ME, messageOf, NO_COUNTS } from '../../../tests/live-facts'
import type { LiveNews } from './apply-events'
import { channelList } from './channel-cache'
import { startLive } from './live'
import { threadOf } from './thread-cache'

const UNREAD = queryOf(listUnread).queryKey

let client: QueryClient
let lines: Line[]
let unread: number
let asked: string[]
let news: LiveNews[]
let caughtUp: number[]
let missed: Message[]
let rows: Channel[]
let stop: () => void
let leave: () => void

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = (): Line => {
  const line = lines.at(-1)
  if (!line) throw new Error('Nobody connected')
  return line
}
const unreadAnswer = () => ({ data: [{ userId: CREATOR, notifications: 0, messages: unread, orders: 0 }] })

const wireOf = (what: object): object =>
  JSON.parse(
    JSON.stringify(what, (key, value: unknown) =>
      /At$|Since$/.test(key) && typeof value === 'number' ? new Date(value).toISOString() : value,
    ),
  ) as object

/** Answers every call except the stream at once. */
function answerOf(path: string): object {
  asked.push(path)
  if (path.endsWith('/chatter/token'))
    return {
      token: { accessToken: 'creator-token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    }
  if (path.endsWith('/chatter-unread')) return unreadAnswer()
  if (path.endsWith('/messages/list')) return { data: missed.map(wireOf), hasBefore: false, hasAfter: false }
  if (path.endsWith('/channels/list')) return { data: rows.map(wireOf), counts: NO_COUNTS, lastId: null }
  return {}
}

const say = (id: number, name: string, data: object) =>
  last().say(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
function sayMessage(id: number, messageId: string, kind: MessageKind = 'text'): void {
  const message = messageOf(messageId, { kind })
  say(id, 'message.new', wireOf({ creatorId: CREATOR, message, channel: channelOf(message) }))
}

function listen(): void {
  const place = { client, creatorId: CREATOR, userId: ME }
  stop = startLive(place, { onNews: (it) => news.push(it), onCaughtUp: (count) => caughtUp.push(count) })
}

const LIST = channelList({ tab: 'all', chips: {}, sort: 'newest', query: '' }, CREATOR)
const keyOfThread = (channelId: string) => threadOf(CREATOR, channelId).queryKey
const held = (channelId: string) =>
  client.getQueryData(keyOfThread(channelId))?.messages.map(({ messageId }) => messageId)
const old = (channelId: string): Message =>
  messageOf('old', { channelId, createdAt: isoOf(Date.now() - 60_000) })
const hold = (channelId: string) =>
  void client.setQueryData(
    keyOfThread(channelId),
    threadFrom({ data: [old(channelId)], hasBefore: false, hasAfter: false }),
  )
const stopLooking: (() => void)[] = []
/** Observes the list and this thread like a page does. */
function look(channelId: string): void {
  hold(channelId)
  client.setQueryData(LIST.queryKey, {
    pages: [{ data: [channelOf(old(channelId))], counts: NO_COUNTS, lastId: null }],
    pageParams: [null],
  })
  const [thread, list] = [threadOf(CREATOR, channelId), { ...LIST, staleTime: Infinity }]
  stopLooking.push(
    new QueryObserver(client, thread).subscribe(() => undefined),
    new InfiniteQueryObserver(client, list).subscribe(() => undefined),
  )
}
const asksFor = (end: string) => asked.filter((path) => path.endsWith(end)).length

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const fake = fakeLines()
  lines = fake.lines
  ;[asked, news, caughtUp, missed, rows, unread] = [[], [], [], [], [], 2]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/api/events'
      ? fake.fetch(url, init)
      : new Response(JSON.stringify(answerOf(url)), { headers: { 'content-type': 'application/json' } }),
  )
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
  client.setQueryData(UNREAD, { data: unreadAnswer().data })
  // The shell observes the counts on every page.
  leave = new QueryObserver(client, { ...queryOf(listUnread), staleTime: Infinity }).subscribe(
    () => undefined,
  )
  listen()
})
afterEach(() => {
  stop()
  leave()
  stopLooking.splice(0).forEach((end) => end())
  vi.runOnlyPendingTimers()
  client.clear()
  creatorTokens.clear()
  forgetServerDate()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function live(): Promise<void> {
  await pass(10)
  last().answer()
  await pass(11_000)
}

describe('live data', () => {
  it('reaches the cache with the next frame over the creator’s stream, with their token', async () => {
    hold('channel-1')
    await live()
    expect(last().headers.get('authorization')).toBe('Bearer creator-token')
    expect(lineState()).toBe('live')
    for (let id = 1; id <= 5; id += 1) sayMessage(id, `m${id}`)
    await pass(0)
    expect(news).toHaveLength(0)
    await pass(20)
    expect(news).toHaveLength(1)
    expect(held('channel-1')).toHaveLength(6)
  })

  it('is flushed a few times a second in a burst of 200 events a second, without loss', async () => {
    await live()
    for (let id = 1; id <= 200; id += 1) {
      sayMessage(id, `m${id}`)
      await pass(5)
    }
    await pass(300)
    expect(news.length).toBeGreaterThanOrEqual(4)
    expect(news.length).toBeLessThanOrEqual(8)
    expect(news.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(200)
  })

  it('refetches the counts at most once a second', async () => {
    await live()
    asked = []
    const counts = () => asked.filter((path) => path.endsWith('/chatter-unread')).length
    for (let id = 1; id <= 40; id += 1) {
      sayMessage(id, `m${id}`)
      await pass(50)
    }
    await pass(2000)
    expect(counts()).toBeGreaterThanOrEqual(2)
    expect(counts()).toBeLessThanOrEqual(4)
  })

  it('reports a lost connection and how many messages were missed, by the replay of the stream', async () => {
    await live()
    sayMessage(1, 'seen')
    await pass(20)
    last().breakOff()
    await pass(0)
    expect(lineState()).toBe('reconnecting')
    await pass(1000)
    expect(last().headers.get('last-event-id')).toBe('1')
    last().answer()
    await pass(10)
    for (const [index, id] of ['a', 'b', 'c'].entries()) sayMessage(index + 2, id)
    // A tip has a notification of its own.
    sayMessage(5, 'tip', 'tip')
    await pass(3000)
    expect(lineState()).toBe('live')
    expect(caughtUp).toEqual([3])
  })

  it('reports missed messages by the counts when the stream has no replay, and nothing when there were none', async () => {
    await live()
    last().breakOff()
    await pass(1000)
    unread = 7
    last().answer()
    await pass(13_000)
    expect(caughtUp).toEqual([5])
    last().breakOff()
    await pass(1000)
    last().answer()
    await pass(13_000)
    expect(caughtUp).toEqual([5])
  })

  it('reports once for two losses in a row', async () => {
    await live()
    last().breakOff()
    await pass(1000)
    last().answer()
    await pass(100)
    last().breakOff()
    await pass(2000)
    unread = 4
    last().answer()
    await pass(5000)
    expect(caughtUp).toEqual([2])
  })

  it('silently fetches what arrived while another creator was in focus', async () => {
    await live()
    hold('channel-2')
    stop()
    look('channel-1')
    listen()
    expect(held('channel-2')).toBeUndefined()
    missed = [messageOf('missed')]
    rows = [channelOf(messageOf('missed'))]
    unread = 7
    await live()
    sayMessage(1, 'later')
    await pass(20)
    expect(held('channel-1')).toEqual(['old', 'missed', 'later'])
    expect(asksFor('/channels/list')).toBe(1)
    expect(client.getQueryData(LIST.queryKey)?.pages[0]?.data[0]?.lastMessage?.messageId).toBe('later')
    expect(caughtUp).toEqual([])
  })

  it('fetches little more than a freshness check for a page that has just opened', async () => {
    rows = [channelOf(old('channel-1'))]
    look('channel-1')
    await live()
    expect([asksFor('/messages/list'), asksFor('/channels/list')]).toEqual([1, 1])
    expect(caughtUp).toEqual([])
  })

  it('shows what arrived between the fetch of a page and the start of its stream', async () => {
    look('channel-1')
    missed = [messageOf('missed')]
    rows = [channelOf(messageOf('missed'))]
    await live()
    expect(held('channel-1')).toEqual(['old', 'missed'])
    expect(client.getQueryData(LIST.queryKey)?.pages[0]?.data[0]?.lastMessage?.messageId).toBe('missed')
  })

  it('is silent once it is stopped, but keeps what has arrived', async () => {
    await live()
    hold('channel-1')
    sayMessage(1, 'late')
    await pass(0)
    stop()
    expect(held('channel-1')).toEqual(['old', 'late'])
    await pass(5000)
    expect(news).toEqual([])
    expect(lineState()).toBe('none')
    expect(last().signal.aborted).toBe(true)
  })
})
