import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { listMessages } from '@/api/calls/chat/messages'
import { partsOfKey } from '@/api/cached-pages'
import { queryKeyOfKind } from '@/api/query'
import type { Message, ThreadPage } from '@/domain/chat/message'
import {
  markBehind,
  keepNewest,
  type Thread,
  createThread,
  truncateThread,
  appendPage,
  prependPage,
  refreshNewest,
  upsertMessage,
  mergeNewestPage,
} from '@/domain/chat/thread'

import {
  type FetchAnchor,
  fetchMessages,
  startLatest,
  cancelLatest,
  runOnce,
  type ThreadScope,
  recordDuringFetch,
} from './thread-fetch'

/** How many messages of a thread stay cached after the user leaves it, and of how many threads. */
const MAX_KEPT_MESSAGES = 100
const MAX_KEPT_THREADS = 20

const KIND = 'thread'
const ALL_THREADS = [listMessages.path, { kind: KIND }] as const
const threadKey = (creatorId: string, channelId: string) =>
  queryKeyOfKind(KIND, listMessages, { channelId }, creatorId)

const cachedThread = ({ client, creatorId, channelId }: ThreadScope): Thread | undefined =>
  client.getQueryData<Thread>(threadKey(creatorId, channelId))

const writeThread = ({ client, creatorId, channelId }: ThreadScope, thread: Thread | undefined): void => {
  if (thread) client.setQueryData<Thread>(threadKey(creatorId, channelId), thread)
}

/** Fetches the newest page at first; later what is newer, so that the reading position stays. */
async function readThread(scope: ThreadScope, signal: AbortSignal): Promise<Thread> {
  const known = cachedThread(scope)
  const last = known?.messages.at(-1)?.messageId
  if (known && last !== undefined) {
    const after = (page: ThreadPage) => appendPage(cachedThread(scope) ?? known, last, page)
    return (await fetchMessages(scope, { after: last }, after, signal)) ?? known
  }
  // `createThread` always returns one.
  return (await fetchMessages(scope, undefined, (page) => createThread(page), signal)) as Thread
}

/**
 * Query options for a cached thread: one run of messages instead of pages, because events and responses in
 * any order must leave no duplicate or gap. `loadBefore` and `loadAfter` extend it.
 */
export const threadQuery = (creatorId: string, channelId: string) =>
  queryOptions({
    queryKey: threadKey(creatorId, channelId),
    queryFn: ({ client, signal }) => readThread({ client, creatorId, channelId }, signal),
    // Events keep it fresh; `catchUpThreads` does after a lost connection.
    staleTime: Infinity,
    structuralSharing: false,
  })

/** Preloads a thread before it is opened. */
export const preloadThread = (client: QueryClient, creatorId: string, channelId: string): Promise<void> =>
  client.query(threadQuery(creatorId, channelId)).then(
    () => undefined,
    () => undefined,
  )

/** Fetches a page and merges it into the thread as it is by then. */
async function fetchAndMerge(
  scope: ThreadScope,
  anchor: FetchAnchor,
  merge: (thread: Thread, page: ThreadPage) => Thread,
  isLatest: () => boolean = () => true,
): Promise<void> {
  const merged = await fetchMessages(scope, anchor, (page) => {
    const thread = cachedThread(scope)
    return thread && merge(thread, page)
  })
  if (isLatest()) writeThread(scope, merged)
}

/** Adds the page before the oldest cached message. */
export function loadBefore(scope: ThreadScope): Promise<void> {
  const first = cachedThread(scope)?.messages[0]?.messageId
  if (first === undefined || !cachedThread(scope)?.hasBefore) return Promise.resolve()
  return runOnce(`before ${scope.creatorId} ${first}`, () =>
    fetchAndMerge(scope, { before: first }, (thread, page) => prependPage(thread, first, page)),
  )
}

/** Adds the page after the newest cached message. */
export function loadAfter(scope: ThreadScope): Promise<void> {
  const last = cachedThread(scope)?.messages.at(-1)?.messageId
  if (last === undefined || !cachedThread(scope)?.hasAfter) return Promise.resolve()
  return runOnce(`after ${scope.creatorId} ${last}`, () =>
    fetchAndMerge(scope, { after: last }, (thread, page) => appendPage(thread, last, page)),
  )
}

const jumpName = ({ creatorId, channelId }: ThreadScope) => `jump ${creatorId} ${channelId}`

/** Only the latest jump takes effect, and none after `cancelJump`. The known end of the thread is kept. */
async function jump(scope: ThreadScope, anchor: FetchAnchor): Promise<void> {
  const isLatest = startLatest(jumpName(scope))
  try {
    const thread = await fetchMessages(scope, anchor, (page) =>
      createThread(page, cachedThread(scope)?.newest),
    )
    if (isLatest()) writeThread(scope, thread)
  } catch (error) {
    if (isLatest()) throw error
  }
}

/** Jumps to the part of the thread around a message. */
export const loadAround = (scope: ThreadScope, messageId: string): Promise<void> =>
  jump(scope, { around: messageId })

/** Jumps to the newest page. */
export const loadNewest = (scope: ThreadScope): Promise<void> => jump(scope, undefined)

/** Cancels a running jump, so that the reading position stays. */
export const cancelJump = (scope: ThreadScope): void => cancelLatest(jumpName(scope))

/** Fetches messages after the newest cached one that no event delivered. */
async function fillGap(scope: ThreadScope, { messages }: Thread): Promise<void> {
  const last = messages.at(-1)?.messageId
  const isLatest = startLatest(`gap ${scope.creatorId} ${scope.channelId}`)
  try {
    if (last === undefined) await fetchAndMerge(scope, undefined, (_, page) => createThread(page), isLatest)
    else
      await fetchAndMerge(
        scope,
        { after: last },
        (thread, page) => appendPage(truncateThread(thread, last), last, page),
        isLatest,
      )
  } catch {
    const now = cachedThread(scope)
    if (now && isLatest()) writeThread(scope, markBehind(now, last))
  }
}

/** Fetches missed messages. Away from the end only the newest are fetched, and scrolling loads the rest. */
async function fetchMissed(scope: ThreadScope): Promise<void> {
  const thread = cachedThread(scope)
  if (!thread) return
  if (!thread.hasAfter || thread.isBehind) await fillGap(scope, thread)
  const now = cachedThread(scope)
  // When it fails, the next lost connection or reaching the end fetches it again.
  if (now?.hasAfter && !now.isBehind)
    await fetchAndMerge(scope, undefined, mergeNewestPage).catch(() => undefined)
}

/** Updates the newest page of messages: they may have been seen, bought or unsent meanwhile. Older ones stay as cached. */
async function refreshEnd(scope: ThreadScope): Promise<void> {
  const thread = cachedThread(scope)
  if (!thread || thread.hasAfter || thread.messages.length === 0) return
  await fetchAndMerge(scope, undefined, refreshNewest).catch(() => undefined)
}

/**
 * Inserts a message, or replaces it by ID or client ID. A thread whose newest page is not cached only records
 * that there is more, so that no gap appears.
 */
export function mergeMessage(client: QueryClient, creatorId: string, message: Message): void {
  const { channelId } = message
  const scope = { client, creatorId, channelId }
  const isBeingFetched = recordDuringFetch(creatorId, message)
  const thread = cachedThread(scope)
  const after = thread && upsertMessage(thread, message)
  if (after !== thread) writeThread(scope, after)
  // An event proves that the stream works again.
  if (thread?.isBehind && !isBeingFetched) void fetchMissed(scope)
}

/** Changes a cached message as it is now; does nothing when it is not cached. */
export function updateMessage(
  client: QueryClient,
  creatorId: string,
  { channelId, messageId }: Pick<Message, 'channelId' | 'messageId'>,
  change: (message: Message) => Message,
): void {
  const { messages, waiting } = cachedThread({ client, creatorId, channelId }) ?? {
    messages: [],
    waiting: [],
  }
  const message = [...messages, ...waiting].find((one) => one.messageId === messageId)
  if (message) mergeMessage(client, creatorId, change(message))
}

const threadsOf = (client: QueryClient, creatorId: string, type: 'all' | 'active' | 'inactive') =>
  client.getQueryCache().findAll({ queryKey: [listMessages.path, { kind: KIND, creatorId }], type })

type ThreadFilter = (query: { channelId: string; isActive: boolean }) => boolean

const scopesOf = (client: QueryClient, creatorId: string, filter: ThreadFilter): ThreadScope[] =>
  threadsOf(client, creatorId, 'all').flatMap((query) => {
    const { channelId } = partsOfKey<{ channelId: string }>(query.queryKey).request
    return filter({ channelId, isActive: query.isActive() }) ? [{ client, creatorId, channelId }] : []
  })

/** Fetches what is newer for the cached threads that `filter` keeps, and removes none. */
export async function fetchNewerMessages(
  client: QueryClient,
  creatorId: string,
  filter: ThreadFilter,
): Promise<void> {
  await Promise.all(scopesOf(client, creatorId, filter).map(fetchMissed))
}

/** Removes threads without observers, except those in their first fetch. */
export function dropThreads(client: QueryClient, creatorId: string): void {
  for (const query of threadsOf(client, creatorId, 'inactive'))
    if (query.state.data !== undefined) client.getQueryCache().remove(query)
}

/** After a lost connection: fetches what the open thread missed and removes the others, of every creator. */
export async function catchUpThreads(client: QueryClient, creatorId: string): Promise<void> {
  client.removeQueries({ queryKey: ALL_THREADS, type: 'inactive' })
  const open = scopesOf(client, creatorId, ({ isActive }) => isActive)
  await Promise.all(open.map((scope) => fetchMissed(scope).then(() => refreshEnd(scope))))
}

/** Shrinks a thread that the user leaves to its newest messages, and keeps the latest few threads. */
export function leaveThread(scope: ThreadScope): void {
  const { client, creatorId, channelId } = scope
  const queryKey = threadKey(creatorId, channelId)
  cancelJump(scope)
  const thread = cachedThread(scope)
  if (thread?.hasAfter) client.removeQueries({ queryKey, exact: true, type: 'inactive' })
  else if (thread) writeThread(scope, keepNewest(thread, MAX_KEPT_MESSAGES))
  const left = client.getQueryCache().findAll({ queryKey: ALL_THREADS, type: 'inactive' })
  const oldest = left.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const query of oldest.slice(MAX_KEPT_THREADS)) client.getQueryCache().remove(query)
}
