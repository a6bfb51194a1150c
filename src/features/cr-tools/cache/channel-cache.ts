import { hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { getChannel, listChannels } from '@/api/calls/chat/messages'
import { cachedPages, firstPageOnly } from '@/api/cached-pages'
import { pagesOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Channel, ChannelCounts, OpenChannel } from '@/domain/chat/channel'
import { type ChannelView, updateTabCounts } from '@/domain/chat/channel-view'
import { serverNow, toServerTime } from '@/services/network/server-clock'

import { type ChannelPage, mergeIntoPages, findChannel } from './channel-pages'
import { reapplyAfterRefetch } from './reapply-after-refetch'

/** 30 channels a page (screens S10). */
const PAGE_SIZE = 30
/** Delay before counts are refetched: long after a local estimate, short where none is possible. */
const COUNTS_REFETCH_AFTER_MS = { estimated: 10_000, unknown: 1500 }
/** How many channels stay in memory that no list holds any more. */
const MAX_REMEMBERED = 500

/** How much older than its arrival a response may be. */
const MAX_RESPONSE_LAG_MS = 3000

type Pages = InfiniteData<ChannelPage, string | null>

/** Query options for the paginated list of a creator's channels in a view. */
export const channelListQuery = (view: ChannelView, creatorId: string) => ({
  ...pagesOf(listChannels, { ...view, limit: PAGE_SIZE }, creatorId),
  // The event stream keeps the list fresh, so focus must not refetch a hundred pages.
  refetchOnWindowFocus: false,
  // Structural sharing compares by index, so it would copy and re-render rows that only moved.
  structuralSharing: false,
})

const listsOf = (client: QueryClient, creatorId: string) => cachedPages(client, listChannels, creatorId)

/** Query options for a channel as opened. */
export const channelQuery = (creatorId: string, channelId: string) =>
  queryOf(getChannel, { channelId }, creatorId)

/** Returns the newest cached counts; undefined before the first list has loaded. */
export function cachedCounts(client: QueryClient, creatorId: string): ChannelCounts | undefined {
  const loadedLists = listsOf(client, creatorId).filter(({ query }) => query.state.data !== undefined)
  const newest = loadedLists.toSorted((a, b) => b.query.state.dataUpdatedAt - a.query.state.dataUpdatedAt)
  return newest[0]?.query.state.data?.pages.at(-1)?.counts
}

/** Returns a channel from any cached list or open thread. */
export function cachedChannel(
  client: QueryClient,
  creatorId: string,
  channelId: string,
  lists = listsOf(client, creatorId),
): Channel | undefined {
  const open = client.getQueryData(channelQuery(creatorId, channelId).queryKey)
  if (open) return open
  for (const { query } of lists) {
    const row = query.state.data && findChannel(query.state.data.pages, channelId)
    if (row) return row
  }
  return undefined
}

/** The last state of channels per client, for those that leave every list and come back. */
const rememberedChannels = new WeakMap<QueryClient, Map<string, Channel>>()

function rememberChannel(client: QueryClient, creatorId: string, channel: Channel): void {
  const remembered = rememberedChannels.get(client) ?? new Map<string, Channel>()
  rememberedChannels.set(client, remembered)
  const key = `${creatorId} ${channel.channelId}`
  remembered.delete(key)
  remembered.set(key, channel)
  const oldest = remembered.keys().next().value
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}

const countsTimers = new Map<string, { due: number; timer: ReturnType<typeof setTimeout> }>()

function writeCounts(client: QueryClient, creatorId: string, counts: ChannelCounts): void {
  for (const { query } of listsOf(client, creatorId))
    client.setQueryData<Pages>(
      query.queryKey,
      (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, counts })) },
    )
}

/** Fetches the counts with the list's newest row; resolves to the time of the creator's latest message, or 0. */
async function fetchCounts(client: QueryClient, creatorId: string): Promise<number> {
  const request = { tab: 'all', chips: {}, sort: 'newest', query: '', limit: 1 } as const
  const answer: ResponseOf<typeof listChannels> = await send(listChannels, request, { creatorId })
  writeCounts(client, creatorId, answer.counts)
  return answer.data[0]?.lastMessage?.createdAt ?? 0
}

/** Schedules one refetch of the counts for all changes until then. */
function scheduleCountsRefetch(client: QueryClient, creatorId: string, afterMs: number): void {
  const due = Date.now() + afterMs
  const waiting = countsTimers.get(creatorId)
  if (waiting && waiting.due <= due) return
  clearTimeout(waiting?.timer)
  const timer = setTimeout(() => {
    countsTimers.delete(creatorId)
    if (listsOf(client, creatorId).length > 0) void fetchCounts(client, creatorId).catch(() => undefined)
  }, afterMs)
  countsTimers.set(creatorId, { due, timer })
}

/** Changes a copy of a channel; returns the same one where it has nothing to change. */
export type ChannelUpdate = (copy: Channel) => Channel

/** A channel after a change. Without `update` it is a whole row, which replaces each copy. */
interface ChannelChange {
  after: Channel
  update?: ChannelUpdate
}

/** The copies of a channel may differ in age, so an update keeps the rest of each. */
const applyChange = (copy: Channel | undefined, { after, update }: ChannelChange): Channel =>
  copy && update ? update(copy) : after

/** An answer that a newer message has overtaken: what the change has set, and what events have written since. */
function withNewerMessage(answer: Channel, cached: Channel | undefined): Channel {
  if (!cached || (cached.lastMessage?.createdAt ?? 0) <= (answer.lastMessage?.createdAt ?? 0)) return answer
  const { isPinned, isMuted, isArchived, labels } = answer
  return { ...cached, isPinned, isMuted, isArchived, labels }
}

const estimateCounts = (
  counts: ChannelCounts | undefined,
  pairs: readonly { before: Channel | undefined; after: Channel }[],
): ChannelCounts | undefined =>
  counts &&
  pairs.reduce((sum, { before, after }) => (before ? updateTabCounts(sum, before, after) : sum), counts)

/** Applies changes to a cached list and, while it is fetched, to its answer. */
function changeList(
  client: QueryClient,
  creatorId: string,
  { query, request }: ReturnType<typeof listsOf>[number],
  changes: readonly ChannelChange[],
  counts: ChannelCounts | undefined,
): void {
  const apply = (old: Pages, tabCounts?: ChannelCounts): Pages => {
    const rows = changes.map((change) => applyChange(findChannel(old.pages, change.after.channelId), change))
    return { ...old, pages: mergeIntoPages(old.pages, request, rows, tabCounts, serverNow()) }
  }
  client.setQueryData<Pages>(query.queryKey, (old) => old && apply(old, counts))
  reapplyAfterRefetch<Pages>(client, query, (old) => {
    // The previous state is unknown, so the counts cannot be estimated.
    scheduleCountsRefetch(client, creatorId, COUNTS_REFETCH_AFTER_MS.unknown)
    return apply(old)
  })
}

/** Applies a change to the channel as opened and, while it is fetched, to its answer. */
function changeOpenChannel(client: QueryClient, creatorId: string, change: ChannelChange): void {
  const { queryKey } = channelQuery(creatorId, change.after.channelId)
  const apply = (old: OpenChannel): OpenChannel => ({ ...old, ...applyChange(old, change) })
  client.setQueryData(queryKey, (old) => old && apply(old))
  const query = client.getQueryCache().get(hashKey(queryKey))
  if (query) reapplyAfterRefetch(client, query, apply)
}

function changeChannels(
  client: QueryClient,
  creatorId: string,
  changes: readonly ChannelChange[],
  counts?: ChannelCounts,
): void {
  if (changes.length === 0) return
  const remembered = rememberedChannels.get(client)
  const lists = listsOf(client, creatorId)
  const pairs = changes.map(({ after }) => ({
    before:
      cachedChannel(client, creatorId, after.channelId, lists) ??
      remembered?.get(`${creatorId} ${after.channelId}`),
    after,
  }))
  const tabCounts = counts ?? estimateCounts(cachedCounts(client, creatorId), pairs)
  for (const list of lists) changeList(client, creatorId, list, changes, tabCounts)
  for (const change of changes) {
    rememberChannel(client, creatorId, change.after)
    changeOpenChannel(client, creatorId, change)
  }
  if (counts) return
  const isEstimated = pairs.every(({ before }) => before !== undefined)
  scheduleCountsRefetch(client, creatorId, COUNTS_REFETCH_AFTER_MS[isEstimated ? 'estimated' : 'unknown'])
}

/**
 * Inserts channels into each cached list by its tab, chips and sort, and into their open threads; estimates the tab
 * counts and refetches them soon.
 */
export const mergeChannels = (client: QueryClient, creatorId: string, channels: readonly Channel[]): void =>
  changeChannels(
    client,
    creatorId,
    channels.map((after) => ({ after })),
  )

/** Merges the answer of a change with its counts. A message may have come since the server gave it. */
export function mergeAnswer(
  client: QueryClient,
  creatorId: string,
  answer: { data: readonly Channel[]; counts: ChannelCounts },
): void {
  const lists = listsOf(client, creatorId)
  const channels = answer.data.map((channel) =>
    withNewerMessage(channel, cachedChannel(client, creatorId, channel.channelId, lists)),
  )
  const isCurrent = channels.every((channel, index) => channel === answer.data[index])
  changeChannels(
    client,
    creatorId,
    channels.map((after) => ({ after })),
    isCurrent ? answer.counts : undefined,
  )
}

/** Every cached copy of a channel, the open thread's first. */
function copiesOf(
  client: QueryClient,
  creatorId: string,
  channelId: string,
  lists: ReturnType<typeof listsOf>,
): Channel[] {
  const open = client.getQueryData(channelQuery(creatorId, channelId).queryKey)
  const rows = lists.map(({ query }) => query.state.data && findChannel(query.state.data.pages, channelId))
  return [open, ...rows].filter((copy) => copy !== undefined)
}

/** Updates channels, by ID, wherever they are cached; skips those that are not, or that stay the same here and in a read. */
export function updateCachedChannels(
  client: QueryClient,
  creatorId: string,
  updates: ReadonlyMap<string, ChannelUpdate>,
): void {
  const lists = listsOf(client, creatorId)
  // An answer under way may hold what no copy shows yet.
  const isReadingLists = lists.some(({ query }) => query.state.fetchStatus !== 'idle')
  const changes = [...updates].flatMap(([channelId, update]) => {
    const copies = copiesOf(client, creatorId, channelId, lists)
    const [first] = copies
    const isChanged =
      isReadingLists ||
      client.isFetching({ queryKey: channelQuery(creatorId, channelId).queryKey }) > 0 ||
      copies.some((copy) => update(copy) !== copy)
    return first && isChanged ? [{ after: update(first), update }] : []
  })
  changeChannels(client, creatorId, changes)
}

/** Patches a channel wherever it is cached; does nothing when it is not. */
export const patchChannel = (
  client: QueryClient,
  creatorId: string,
  channelId: string,
  patch: Partial<Channel>,
): void =>
  updateCachedChannels(client, creatorId, new Map([[channelId, (copy: Channel) => ({ ...copy, ...patch })]]))

/** Writes who has a channel open into its cached thread. */
export const setPresence = (
  client: QueryClient,
  creatorId: string,
  channelId: string,
  userIds: readonly string[],
): void => {
  client.setQueryData(
    channelQuery(creatorId, channelId).queryKey,
    (old) => old && { ...old, presence: [...userIds] },
  )
}

/** After a gap in the stream: refetches the open channel and removes the others. */
export function catchUpChannels(client: QueryClient, creatorId: string): Promise<void> {
  const filter = { queryKey: [getChannel.path, { creatorId }] }
  client.removeQueries({ ...filter, type: 'inactive' })
  return client.invalidateQueries(filter)
}

/** Refetches active lists and removes the others, because a gap in the stream may have hidden changes. */
export async function refreshChannels(client: QueryClient, creatorId: string): Promise<void> {
  for (const { query } of listsOf(client, creatorId)) {
    if (query.getObserversCount() === 0) client.removeQueries({ queryKey: query.queryKey, exact: true })
    // Only the first page: scrolling fetches the rest.
    else client.setQueryData<Pages>(query.queryKey, (old) => old && firstPageOnly(old))
  }
  await client.invalidateQueries({ queryKey: [listChannels.path, { kind: 'pages', creatorId }] })
}

/** Whether any chat outside the archive has a message since `at` (device time). One row is enough to know. */
export const hasMessageSince = async (client: QueryClient, creatorId: string, at: number): Promise<boolean> =>
  (await fetchCounts(client, creatorId)) >= toServerTime(at) - MAX_RESPONSE_LAG_MS

/** Channels no longer exist: an open one must not show its old data, and lists continue from rows that exist. */
export function refetchWithoutChannels(
  client: QueryClient,
  creatorId: string,
  channelIds: readonly string[],
): void {
  if (channelIds.length === 0) return
  for (const channelId of channelIds)
    void client.resetQueries({ queryKey: channelQuery(creatorId, channelId).queryKey })
  void refreshChannels(client, creatorId)
}
