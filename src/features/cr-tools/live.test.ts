import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listUnread } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'
import { creatorTokens } from '@/api/send'
import type { MessageKind } from '@/domain/message'
import { threadFrom } from '@/domain/thread'
import { lineState } from '@/services/live-line'
import { forgetServerDate } from '@/services/server-clock'

import { fakeLines, type Line } from '../../../tests/fake-lines'
import { channelOf, CREATOR, ME, messageOf } from '../../../tests/live-facts'
import type { LiveNews } from './apply-events'
import { startLive } from './live'
import { threadOf } from './thread-cache'

const UNREAD = queryOf(listUnread).queryKey

let client: QueryClient
let lines: Line[]
let unread: number
let asked: string[]
let news: LiveNews[]
let caughtUp: number[]
let stop: () => void
let leave: () => void

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = (): Line => {
  const line = lines.at(-1)
  if (!line) throw new Error('Nobody connected')
  return line
}
const unreadAnswer = () => ({ data: [{ userId: CREATOR, notifications: 0, messages: unread, orders: 0 }] })

/** Everything but the stream, answered at once. */
function answerOf(path: string): object {
  asked.push(path)
  if (path.endsWith('/chatter/token'))
    return {
      token: { accessToken: 'creator-token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    }
  if (path.endsWith('/chatter-unread')) return unreadAnswer()
  if (path.endsWith('/messages/list')) return { data: [], hasBefore: false, hasAfter: false }
  return {}
}

const say = (id: number, name: string, data: object) =>
  last().say(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
function sayMessage(id: number, messageId: string, kind: MessageKind = 'text'): void {
  const wire = JSON.parse(
    JSON.stringify(messageOf(messageId, { kind }), (key, value: unknown) =>
      key.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value,
    ),
  ) as object
  const channel = JSON.parse(
    JSON.stringify(channelOf(messageOf(messageId)), (key, value: unknown) =>
      /At$|Since$/.test(key) && typeof value === 'number' ? new Date(value).toISOString() : value,
    ),
  ) as object
  say(id, 'message.new', { creatorId: CREATOR, message: wire, channel })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const fake = fakeLines()
  lines = fake.lines
  ;[asked, news, caughtUp, unread] = [[], [], [], 2]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/api/events'
      ? fake.fetch(url, init)
      : new Response(JSON.stringify(answerOf(url)), { headers: { 'content-type': 'application/json' } }),
  )
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
  client.setQueryData(UNREAD, { data: unreadAnswer().data })
  // The shell looks at the counts on every page.
  leave = new QueryObserver(client, { ...queryOf(listUnread), staleTime: Infinity }).subscribe(
    () => undefined,
  )
  const place = { client, creatorId: CREATOR, userId: ME }
  stop = startLive(place, { onNews: (it) => news.push(it), onCaughtUp: (count) => caughtUp.push(count) })
})
afterEach(() => {
  stop()
  leave()
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
  it('comes by the stream of the creator, with their token, into the cache with the next frame', async () => {
    client.setQueryData(
      threadOf(CREATOR, 'channel-1').queryKey,
      threadFrom({ data: [messageOf('old')], hasBefore: false, hasAfter: false }),
    )
    await live()
    expect(last().headers.get('authorization')).toBe('Bearer creator-token')
    expect(lineState()).toBe('live')
    for (let id = 1; id <= 5; id += 1) sayMessage(id, `m${id}`)
    await pass(0)
    expect(news).toHaveLength(0)
    await pass(20)
    expect(news).toHaveLength(1)
    expect(client.getQueryData(threadOf(CREATOR, 'channel-1').queryKey)?.messages).toHaveLength(6)
  })

  it('comes ten times a second at most in a burst of 200 events a second, and whole', async () => {
    await live()
    for (let id = 1; id <= 200; id += 1) {
      sayMessage(id, `m${id}`)
      await pass(5)
    }
    await pass(300)
    expect(news.length).toBeGreaterThanOrEqual(8)
    expect(news.length).toBeLessThanOrEqual(11)
    expect(news.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(200)
  })

  it('has the counts asked for once a second at most', async () => {
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

  it('says when the line is lost and how much came meanwhile, by what the stream repeats', async () => {
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
    // A tip is told by its own notification.
    sayMessage(5, 'tip', 'tip')
    await pass(3000)
    expect(lineState()).toBe('live')
    expect(caughtUp).toEqual([3])
  })

  it('tells by the counts where the stream repeats nothing, and nothing where nothing came', async () => {
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

  it('tells once of two losses in a row', async () => {
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

  it('is silent once it is stopped', async () => {
    await live()
    sayMessage(1, 'late')
    stop()
    await pass(5000)
    expect(news).toEqual([])
    expect(lineState()).toBe('none')
    expect(last().signal.aborted).toBe(true)
  })
})
