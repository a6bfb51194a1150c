import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getClockStatus, listAssignedCreators } from '@/api/calls/chatter/chatter'
import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { getChannel } from '@/api/calls/chat/messages'
import { getUserNotes } from '@/api/calls/account/user'
import { callQueryKey, pagesOf, queryOf } from '@/api/query'
import type { Channel } from '@/domain/chat/channel'
import type { ChannelView } from '@/domain/chat/channel-view'
import { instant } from '@/domain/time/instant'
import { createThread } from '@/domain/chat/thread'
import { startVersionWatch } from '@/services/network/version-watch'

import { BEN, NOA } from '../../../../tests/support/people'
import { costOf } from '../../../../tests/support/cpu-cost'
import {
  channelAfter,
  CREATOR,
  ME,
  messageOf,
  newMessage,
  NO_COUNTS,
} from '../../../../tests/support/fixtures/live-events'
import { applyEvents } from './apply-events'
import { channelListQuery } from '../cache/channel-cache'
import { clearTyping, useTypingUsers } from './typing-users'
import { threadQuery } from '../cache/thread-cache'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'

const VIEW: ChannelView = { tab: 'all', chips: {}, sort: 'newest', query: '' }
const LIST = channelListQuery(VIEW, CREATOR).queryKey

let client: QueryClient
const scope = () => ({ client, creatorId: CREATOR, userId: ME })
const apply = (...events: Parameters<typeof applyEvents>[1][]) => applyEvents(scope(), events.flat())

const holdList = (channels: Channel[]) =>
  client.setQueryData(LIST, {
    pages: [{ data: channels, counts: NO_COUNTS, lastId: null }],
    pageParams: [null],
  })
const rows = () => client.getQueryData(LIST)?.pages.flatMap(({ data }) => data) ?? []
const holdThread = (channelId: string, count: number) => {
  const messages = Array.from({ length: count }, (_, index) =>
    messageOf(`${channelId}-${index}`, { channelId, createdAt: new Date(index * 1000).toISOString() }),
  )
  client.setQueryData(
    threadQuery(CREATOR, channelId).queryKey,
    createThread({ data: messages, hasBefore: true, hasAfter: false }),
  )
}
const thread = (channelId: string) =>
  client.getQueryData(threadQuery(CREATOR, channelId).queryKey)?.messages.map(({ messageId }) => messageId)

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no server here')))
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
})
afterEach(() => {
  clearTyping()
  client.clear()
  vi.unstubAllGlobals()
})

describe('applyEvents', () => {
  it('adds a new message to its thread and moves its channel to the top of the list', () => {
    const old = messageOf('old', { createdAt: new Date(5000).toISOString() })
    holdList([channelAfter({ ...old, channelId: 'channel-2' }), channelAfter(old)])
    holdThread('channel-1', 3)
    const message = messageOf('new')
    const news = apply([newMessage(message)])
    expect(thread('channel-1')?.at(-1)).toBe('new')
    expect(rows().map(({ channelId }) => channelId)).toEqual(['channel-1', 'channel-2'])
    expect(rows()[0]?.lastMessage?.text).toBe('text of new')
    expect(news).toMatchObject({ hasCounts: true, messages: [{ message }] })
  })

  it('leaves the lists alone when a message changes that no row shows', () => {
    holdList([channelAfter(messageOf('last'))])
    const before = client.getQueryData(LIST)
    apply([{ name: 'message.updated', data: { creatorId: CREATOR, message: messageOf('older') } }])
    expect(client.getQueryData(LIST)).toBe(before)
  })

  it('refetches the fan’s notes after a script step', () => {
    const { queryKey } = queryOf(getUserNotes, { otherUserId: 'fan-1' })
    const notes = {
      userId: ME,
      otherUserId: 'fan-1',
      nickname: '',
      note: '',
      aiSummary: null,
      templateName: null,
    }
    client.setQueryData(queryKey, notes)
    apply([newMessage(messageOf('plain'))])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
    apply([newMessage(messageOf('step', { scriptId: 'script-1' }))])
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('ignores events of another creator', () => {
    holdThread('channel-1', 3)
    const event = newMessage(messageOf('new'))
    const news = apply([{ ...event, data: { ...event.data, creatorId: NOA } } as typeof event])
    expect(thread('channel-1')).toHaveLength(3)
    expect(news.messages).toEqual([])
  })

  it('marks an unsent message in the thread, and previews the one before it in the list', () => {
    const message = messageOf('last')
    holdThread('channel-1', 1)
    holdList([])
    apply([newMessage(message)])
    const unsent = { ...message, unsentAt: instant(Date.now()), text: '' }
    const channel = channelAfter(messageOf('before'))
    apply([{ name: 'message.unsent', data: { creatorId: CREATOR, message: unsent, channel } }])
    expect(rows()[0]?.lastMessage).toMatchObject({ messageId: 'before', text: 'text of before' })
    const held = client.getQueryData(threadQuery(CREATOR, 'channel-1').queryKey)?.messages.at(-1)
    expect(held?.unsentAt).toBe(unsent.unsentAt)
  })

  it('records who writes, who is present and who types, except the user', () => {
    const channel = channelAfter(messageOf('a'))
    holdList([channel])
    const openKey = queryOf(getChannel, { channelId: 'channel-1' }, CREATOR).queryKey
    client.setQueryData(openKey, {
      ...channel,
      firstUnreadId: null,
      displaySentBy: true,
      presence: [],
    })
    const { result } = renderHook(() => useTypingUsers('channel-1'))
    const lock = { userId: BEN, until: instant(Date.now() + 45_000) }
    const of = { creatorId: CREATOR, channelId: 'channel-1' }
    const typing = (userId: string, isTyping: boolean) =>
      ({ name: 'channel.typing', data: { ...of, userId, isTyping } }) as const
    act(
      () =>
        void apply([
          { name: 'channel.lock', data: { ...of, lock } },
          { name: 'channel.presence', data: { ...of, userIds: [BEN] } },
          typing('fan-1', true),
          typing(ME, true),
        ]),
    )
    expect(rows()[0]?.lock).toEqual(lock)
    expect(client.getQueryData(openKey)).toMatchObject({
      lock,
      presence: [BEN],
    })
    expect(result.current).toEqual(['fan-1'])
  })

  it('updates the progress of a mass message', () => {
    const key = pagesOf(listMassMessages, { state: 'sent', limit: 20 }, CREATOR).queryKey
    const mass = { massMessageId: 'm1', state: 'sending', sent: 1, total: 9 }
    client.setQueryData(key, {
      pages: [{ data: [mass, { ...mass, massMessageId: 'm2' }], lastId: null }],
      pageParams: [null],
    } as never)
    const progress = { massMessageId: 'm1', state: 'done', sent: 9, total: 9 } as const
    apply([{ name: 'mass.progress', data: { creatorId: CREATOR, progress } }])
    expect(client.getQueryData(key)?.pages[0]?.data).toMatchObject([
      progress,
      { massMessageId: 'm2', sent: 1 },
    ])
  })

  it('refetches the user’s creators, as one may have been added or removed', async () => {
    const { queryKey } = queryOf(listAssignedCreators)
    client.setQueryData(queryKey, { data: [] })
    apply([{ name: 'clock.changed', data: {} }])
    await waitForExpect(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true))
  })

  it('checks the clock and the version at once', async () => {
    const status = vi.fn<() => Promise<object>>().mockResolvedValue({ chatterWorkLog: null })
    const observer = new QueryObserver(client, { queryKey: callQueryKey(getClockStatus), queryFn: status })
    const stopObserving = observer.subscribe(() => undefined)
    const version = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no'))
    const stopWatch = startVersionWatch(version)
    await waitForExpect(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    apply([
      { name: 'clock.changed', data: {} },
      { name: 'version.changed', data: {} },
    ])
    await waitForExpect(() => expect(status).toHaveBeenCalledTimes(2))
    expect(version).toHaveBeenCalledTimes(1)
    stopObserving()
    stopWatch()
  })
})

describe('a burst of 200 events a second', () => {
  it('writes each list once a frame and notifies its observers once, in a later frame', async () => {
    const channels = Array.from({ length: 300 }, (_, index) => {
      const channelId = `channel-${index}`
      return channelAfter(
        messageOf(`m${index}`, { channelId, createdAt: new Date(index * 1000).toISOString() }),
      )
    })
    holdList(channels.toReversed())
    let writes = 0
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey === client.getQueryCache().find({ queryKey: LIST })?.queryKey)
        writes += 1
    })
    const notified = vi.fn<() => void>()
    const stop = new QueryObserver(client, { queryKey: LIST, enabled: false }).subscribe(
      notifyManager.batchCalls(notified),
    )
    const events = Array.from({ length: 50 }, (_, index) =>
      newMessage(messageOf(`n${index}`, { channelId: `channel-${index * 3}` })),
    )
    apply(events)
    expect(writes).toBe(1)
    expect(rows()).toHaveLength(300)
    await new Promise((resolve) => setTimeout(resolve))
    expect(notified).not.toHaveBeenCalled()
    await waitForExpect(() => expect(notified).toHaveBeenCalledTimes(1))
    stop()
  })

  it('takes a small part of each frame with 300 channels and a thread of 2,000 messages cached', async () => {
    const channels = Array.from({ length: 300 }, (_, index) =>
      channelAfter(messageOf(`m${index}`, { channelId: `channel-${index}` })),
    )
    holdList(channels)
    holdThread('channel-1', 2000)
    // 5 seconds at 60 frames a second, with three or four events in each frame.
    const frames = Array.from({ length: 300 }, (_, frame) =>
      Array.from({ length: frame % 3 === 0 ? 4 : 3 }, (_, index) =>
        newMessage(
          messageOf(`n${frame}-${index}`, {
            channelId: `channel-${index === 0 ? 1 : (frame * 7 + index) % 300}`,
          }),
        ),
      ),
    )
    const all = await costOf(() => {
      for (const events of frames) apply(events)
    }, 1)
    const ours = frames
      .flat()
      .filter(({ data }) => 'message' in data && data.message.channelId === 'channel-1')
    expect(thread('channel-1')).toHaveLength(2000 + ours.length)
    // Below a fixed cost per frame: the work does not grow with the size of the cache.
    expect(all / frames.length).toBeLessThan(1.5)
  })
})
