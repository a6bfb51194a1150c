import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'

import { getChannel } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import type { Channel } from '@/domain/chat/channel'
import type { ChannelView } from '@/domain/chat/channel-view'
import { instant } from '@/domain/time/instant'

import { MILA, NOA } from '../../../../tests/support/people'
import { channelOf, lastMessageAt } from '../../../../tests/support/fixtures/channels'
import {
  cachedChannel,
  catchUpChannels,
  channelListQuery,
  channelQuery,
  cachedCounts,
  mergeAnswer,
  mergeChannels,
  patchChannel,
  updateCachedChannels,
} from './channel-cache'
import { channelsOf } from './channel-pages'

const COUNTS = { waiting: 2, all: 10, unread: 1, priority: 0, groups: 0, archived: 0 }
const WAITING: ChannelView = { tab: 'waiting', chips: {}, sort: 'waiting', query: '' }
const waits = (channelId: string, since: number) => channelOf(channelId, { ourTurnSince: instant(since) })
const OPENED = { firstUnreadId: null, displaySentBy: true, presence: [] }
const BEN_WRITES = { userId: 'ben', until: instant(9) }

let client = new QueryClient()
const cacheList = (view: ChannelView, rows: readonly Channel[], creatorId = MILA) =>
  client.setQueryData(channelListQuery(view, creatorId).queryKey, {
    pages: [{ data: [...rows], counts: COUNTS, lastId: null }],
    pageParams: [null],
  })
const ids = (view: ChannelView, creatorId = MILA) =>
  channelsOf(client.getQueryData(channelListQuery(view, creatorId).queryKey)?.pages ?? []).map(
    ({ channelId }) => channelId,
  )

beforeEach(() => {
  client = new QueryClient()
  cacheList(WAITING, [waits('a', 1000), waits('b', 2000)])
})

describe('mergeChannels', () => {
  it('updates every list that holds the channel and its open thread', () => {
    cacheList({ ...WAITING, tab: 'all', sort: 'spend' }, [waits('a', 1000)])
    client.setQueryData(queryOf(getChannel, { channelId: 'b' }, MILA).queryKey, {
      ...waits('b', 2000),
      ...OPENED,
    })
    mergeChannels(client, MILA, [{ ...waits('b', 500), spend: 9000 }])
    expect(ids(WAITING)).toEqual(['b', 'a'])
    expect(ids({ ...WAITING, tab: 'all', sort: 'spend' })).toEqual(['b', 'a'])
    const open = client.getQueryData(queryOf(getChannel, { channelId: 'b' }, MILA).queryKey)
    expect(open).toMatchObject({ spend: 9000, displaySentBy: true })
  })
  it('never changes the lists of another creator', () => {
    cacheList(WAITING, [waits('a', 1000)], NOA)
    mergeChannels(client, MILA, [waits('new', 1)])
    expect(ids(WAITING)).toEqual(['new', 'a', 'b'])
    expect(ids(WAITING, NOA)).toEqual(['a'])
  })
  it('updates the tab counts in both directions, even while no list is shown', () => {
    mergeChannels(client, MILA, [channelOf('b')])
    expect(ids(WAITING)).toEqual(['a'])
    expect(cachedCounts(client, MILA)).toEqual({ ...COUNTS, waiting: 1 })
    mergeChannels(client, MILA, [waits('b', 2000)])
    expect(cachedCounts(client, MILA)).toEqual(COUNTS)
  })
  it('uses the counts of the server when it sends them', () => {
    const counts = { ...COUNTS, waiting: 7 }
    mergeAnswer(client, MILA, { data: [channelOf('b')], counts })
    expect(cachedCounts(client, MILA)).toEqual(counts)
  })
})

describe('an answer that a newer message has overtaken', () => {
  const counts = { ...COUNTS, waiting: 7 }
  it('changes nothing that came with the message, and leaves the counts to be asked again', () => {
    const asked = { ...waits('b', 2000), lastMessage: lastMessageAt(2000), unreadCount: 1 }
    cacheList(WAITING, [asked])
    mergeChannels(client, MILA, [{ ...asked, lastMessage: lastMessageAt(3000), assignedTo: 'noa' }])
    const read = { ...channelOf('b'), lastMessage: lastMessageAt(2000), isMuted: true }
    mergeAnswer(client, MILA, { data: [read], counts })
    expect(ids(WAITING)).toEqual(['b'])
    expect(cachedChannel(client, MILA, 'b')).toMatchObject({
      lastMessage: lastMessageAt(3000),
      unreadCount: 1,
      assignedTo: 'noa',
      isMuted: true,
    })
    expect(cachedCounts(client, MILA)).toEqual(COUNTS)
  })
})

describe('a list that is being fetched', () => {
  const ALL: ChannelView = { tab: 'all', chips: {}, sort: 'newest', query: '' }
  const page = (rows: readonly Channel[], lastId: string | null) => ({
    data: [...rows],
    counts: COUNTS,
    lastId,
  })

  it('keeps events that arrive during the fetch of a page or of the whole list', async () => {
    const parts = [page([channelOf('a')], 'a'), page([channelOf('b')], null)]
    let answer = Promise.resolve()
    const list = new InfiniteQueryObserver(client, {
      ...channelListQuery(ALL, MILA),
      queryFn: ({ pageParam }) => answer.then(() => parts[pageParam === null ? 0 : 1] as (typeof parts)[0]),
    })
    const stop = list.subscribe(() => undefined)
    await expect.poll(() => ids(ALL)).toEqual(['a'])
    const unread = () => channelsOf(list.getCurrentResult().data?.pages ?? []).map((row) => row.unreadCount)
    for (const [count, ask] of [
      [3, () => list.fetchNextPage()],
      [4, () => list.refetch()],
    ] as const) {
      const gate = Promise.withResolvers<void>()
      answer = gate.promise
      const asked = ask()
      mergeChannels(client, MILA, [{ ...channelOf('a'), unreadCount: count }])
      gate.resolve()
      await asked
      expect(unread()).toEqual([count, 0])
    }
    await list.refetch()
    expect(unread()).toEqual([0, 0])
    stop()
  })
  /** Fetches the list of one chat while something happens; the answer has nothing unread. */
  const fetchDuring = async (channelId: string, happen: () => void) => {
    const gate = Promise.withResolvers<void>()
    const list = new InfiniteQueryObserver(client, {
      ...channelListQuery(ALL, MILA),
      queryFn: () => gate.promise.then(() => page([channelOf(channelId)], null)),
    })
    const stop = list.subscribe(() => undefined)
    happen()
    gate.resolve()
    await expect.poll(() => list.getCurrentResult().fetchStatus).toBe('idle')
    stop()
  }
  it('takes from an event during the fetch only what the event changed', async () => {
    cacheList(ALL, [channelOf('a', { unreadCount: 3 })])
    await fetchDuring('a', () => patchChannel(client, MILA, 'a', { isMuted: true }))
    expect(cachedChannel(client, MILA, 'a')).toMatchObject({ unreadCount: 0, isMuted: true })
  })
  it('takes a change of what only the answer holds', async () => {
    const markRead = (copy: Channel) => (copy.unreadCount === 0 ? { ...copy, labels: ['read'] } : copy)
    cacheList(ALL, [channelOf('c', { unreadCount: 3 })])
    await fetchDuring('c', () => updateCachedChannels(client, MILA, new Map([['c', markRead]])))
    expect(cachedChannel(client, MILA, 'c')?.labels).toEqual(['read'])
  })
  it('takes a whole row that comes during the fetch, also where it equals the state before', async () => {
    const unread = channelOf('c', { unreadCount: 1 })
    cacheList(ALL, [unread])
    await fetchDuring('c', () => mergeChannels(client, MILA, [unread]))
    expect(cachedChannel(client, MILA, 'c')?.unreadCount).toBe(1)
  })
})

describe('an open channel that is being fetched', () => {
  it('keeps what an event changed during the fetch, and takes the rest of the answer', async () => {
    const gate = Promise.withResolvers<void>()
    const query = channelQuery(MILA, 'a')
    client.setQueryData(query.queryKey, { ...waits('a', 1000), ...OPENED, unreadCount: 3 })
    const open = new QueryObserver(client, {
      ...query,
      queryFn: () => gate.promise.then(() => ({ ...channelOf('a'), ...OPENED })),
    })
    const stop = open.subscribe(() => undefined)
    patchChannel(client, MILA, 'a', { lock: BEN_WRITES })
    gate.resolve()
    await expect.poll(() => open.getCurrentResult().fetchStatus).toBe('idle')
    expect(open.getCurrentResult().data).toMatchObject({
      lock: BEN_WRITES,
      unreadCount: 0,
      ourTurnSince: null,
    })
    stop()
  })
})

describe('after a gap in the stream', () => {
  it('a channel that is not open writes nothing of before the gap into a list', async () => {
    const { queryKey } = channelQuery(MILA, 'a')
    client.setQueryData(queryKey, { ...waits('a', 1000), ...OPENED, unreadCount: 3 })
    await catchUpChannels(client, MILA)
    cacheList(WAITING, [waits('a', 2000)])
    patchChannel(client, MILA, 'a', { lock: BEN_WRITES })
    expect(cachedChannel(client, MILA, 'a')).toMatchObject({
      lock: BEN_WRITES,
      unreadCount: 0,
      ourTurnSince: 2000,
    })
  })
})

describe('patchChannel', () => {
  it('updates the channel wherever it is cached', () => {
    patchChannel(client, MILA, 'a', { lock: BEN_WRITES })
    expect(cachedChannel(client, MILA, 'a')?.lock).toEqual(BEN_WRITES)
  })
  it('keeps the rest of each copy, one of which may be older', () => {
    const { queryKey } = channelQuery(MILA, 'a')
    client.setQueryData(queryKey, { ...waits('a', 1), ...OPENED, unreadCount: 3 })
    patchChannel(client, MILA, 'a', { lock: BEN_WRITES })
    client.removeQueries({ queryKey })
    expect(cachedChannel(client, MILA, 'a')).toMatchObject({
      lock: BEN_WRITES,
      unreadCount: 0,
      ourTurnSince: 1000,
    })
  })
  it('judges each copy by itself', () => {
    const { queryKey } = channelQuery(MILA, 'a')
    client.setQueryData(queryKey, { ...waits('a', 1), ...OPENED, unreadCount: 3 })
    const readUp = (copy: Channel) => (copy.unreadCount === 3 ? { ...copy, ourTurnSince: null } : copy)
    updateCachedChannels(client, MILA, new Map([['a', readUp]]))
    expect(cachedChannel(client, MILA, 'a')?.ourTurnSince).toBeNull()
    client.removeQueries({ queryKey })
    expect(cachedChannel(client, MILA, 'a')?.ourTurnSince).toBe(1000)
  })
  it('changes nothing when the channel is not cached', () => {
    patchChannel(client, MILA, 'unknown', { isOnline: true })
    expect(ids(WAITING)).toEqual(['a', 'b'])
  })
})
