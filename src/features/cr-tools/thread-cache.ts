import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { listMessages } from '@/api/calls/messages'
import type { Message, MessagePage } from '@/domain/message'
import {
  behind,
  newestOf,
  type Thread,
  threadFrom,
  upTo,
  withAfter,
  withBefore,
  withMessage,
  withNewest,
} from '@/domain/thread'

import { type Anchor, ask, begin, giveUp, once, type Place, tellLate } from './thread-parts'

/** How many messages of a thread stay cached after the user leaves it, and of how many threads. */
const KEPT_MESSAGES = 100
const KEPT_THREADS = 20

const KEY = [listMessages.path, 'thread'] as const
const keyOfThread = (creatorId: string, channelId: string) => [...KEY, channelId, creatorId] as const

const held = ({ client, creatorId, channelId }: Place): Thread | undefined =>
  client.getQueryData<Thread>(keyOfThread(creatorId, channelId))

const write = ({ client, creatorId, channelId }: Place, thread: Thread | undefined): void => {
  if (thread) client.setQueryData<Thread>(keyOfThread(creatorId, channelId), thread)
}

/** Fetches the newest page at first; later what is newer, so that the reading position stays. */
async function readThread(place: Place, signal: AbortSignal): Promise<Thread> {
  const known = held(place)
  const last = known?.messages.at(-1)?.messageId
  if (known && last !== undefined) {
    const after = (page: MessagePage) => withAfter(held(place) ?? known, last, page)
    return (await ask(place, { after: last }, after, signal)) ?? known
  }
  // `threadFrom` always returns one.
  return (await ask(place, undefined, (page) => threadFrom(page), signal)) as Thread
}

/**
 * Query options for a cached thread: one run of messages instead of pages, because events and responses in
 * any order must leave no duplicate or gap. `loadBefore` and `loadAfter` extend it.
 */
export const threadOf = (creatorId: string, channelId: string) =>
  queryOptions({
    queryKey: keyOfThread(creatorId, channelId),
    queryFn: ({ client, signal }) => readThread({ client, creatorId, channelId }, signal),
    // Events keep it fresh; `catchUpThreads` does after a lost connection.
    staleTime: Infinity,
    structuralSharing: false,
    meta: { onError: 'throw' },
  })

/** Prefetches a thread before it is opened. */
export const prefetchThread = (client: QueryClient, creatorId: string, channelId: string): Promise<void> =>
  client.query(threadOf(creatorId, channelId)).then(
    () => undefined,
    () => undefined,
  )

/** Adds the page before the oldest cached message. */
export function loadBefore(place: Place): Promise<void> {
  const first = held(place)?.messages[0]?.messageId
  if (first === undefined || !held(place)?.hasBefore) return Promise.resolve()
  return once(`before ${place.creatorId} ${first}`, async () => {
    const fold = (page: MessagePage) => {
      const thread = held(place)
      return thread && withBefore(thread, first, page)
    }
    write(place, await ask(place, { before: first }, fold))
  })
}

/** Adds the page after the newest cached message. */
export function loadAfter(place: Place): Promise<void> {
  const last = held(place)?.messages.at(-1)?.messageId
  if (last === undefined || !held(place)?.hasAfter) return Promise.resolve()
  return once(`after ${place.creatorId} ${last}`, async () => {
    const fold = (page: MessagePage) => {
      const thread = held(place)
      return thread && withAfter(thread, last, page)
    }
    write(place, await ask(place, { after: last }, fold))
  })
}

const jumpIn = ({ creatorId, channelId }: Place) => `jump ${creatorId} ${channelId}`

/** Only the latest jump takes effect, and none after `stay`. The known end of the thread is kept. */
async function jump(place: Place, anchor: Anchor): Promise<void> {
  const isLatest = begin(jumpIn(place))
  try {
    const thread = await ask(place, anchor, (page) => threadFrom(page, held(place)?.newest))
    if (isLatest()) write(place, thread)
  } catch (error) {
    if (isLatest()) throw error
  }
}

/** Jumps to the part of the thread around a message. */
export const loadAround = (place: Place, messageId: string): Promise<void> =>
  jump(place, { around: messageId })

/** Jumps to the newest page. */
export const loadNewest = (place: Place): Promise<void> => jump(place, undefined)

/** Cancels a running jump, so that the reading position stays. */
export const stay = (place: Place): void => giveUp(jumpIn(place))

/** Fetches the newest page without jumping to it. */
async function noteNewest(place: Place): Promise<void> {
  const fold = (page: MessagePage) => {
    const thread = held(place)
    return thread && withNewest(thread, page)
  }
  try {
    write(place, await ask(place, undefined, fold))
  } catch {
    // The next lost connection, or reaching the end, fetches it again.
  }
}

/** Fetches messages after the newest cached one that no event delivered. */
async function fillGap(place: Place, { messages }: Thread): Promise<void> {
  const last = messages.at(-1)?.messageId
  const isLatest = begin(`gap ${place.creatorId} ${place.channelId}`)
  const fold = (page: MessagePage) => {
    const now = held(place)
    return now && (last === undefined ? threadFrom(page) : withAfter(upTo(now, last), last, page))
  }
  try {
    const whole = await ask(place, last === undefined ? undefined : { after: last }, fold)
    if (isLatest()) write(place, whole)
  } catch {
    const now = held(place)
    if (now && isLatest()) write(place, behind(now, last))
  }
}

/** Fetches missed messages. Away from the end only the newest are fetched, and scrolling loads the rest. */
async function catchUp(place: Place): Promise<void> {
  const thread = held(place)
  if (!thread) return
  if (!thread.hasAfter || thread.isBehind) await fillGap(place, thread)
  const now = held(place)
  if (now?.hasAfter && !now.isBehind) await noteNewest(place)
}

/**
 * Inserts a message, or replaces it by ID or client ID. A thread whose newest page is not cached only records
 * that there is more, so that no gap appears.
 */
export function mergeMessage(client: QueryClient, creatorId: string, message: Message): void {
  const { channelId } = message
  const place = { client, creatorId, channelId }
  const isAsked = tellLate(creatorId, message)
  const thread = held(place)
  const after = thread && withMessage(thread, message)
  if (after !== thread) write(place, after)
  // An event proves that the stream works again.
  if (thread?.isBehind && !isAsked) void catchUp(place)
}

const threadsOf = (client: QueryClient, creatorId: string, type: 'all' | 'active' | 'inactive') =>
  client
    .getQueryCache()
    .findAll({ queryKey: KEY, type, predicate: ({ queryKey }) => queryKey[3] === creatorId })

/** Fetches what is newer for cached threads and removes none. */
export async function completeThreads(
  client: QueryClient,
  creatorId: string,
  type: 'all' | 'active' = 'all',
): Promise<void> {
  const channelIds = threadsOf(client, creatorId, type).map(({ queryKey }) => String(queryKey[2]))
  await Promise.all(channelIds.map((channelId) => catchUp({ client, creatorId, channelId })))
}

/** Removes threads without observers, except those in their first fetch. */
export function dropThreads(client: QueryClient, creatorId: string): void {
  for (const query of threadsOf(client, creatorId, 'inactive'))
    if (query.state.data !== undefined) client.getQueryCache().remove(query)
}

/** After a lost connection: fetches what the open thread missed and removes the others. */
export function catchUpThreads(client: QueryClient, creatorId: string): Promise<void> {
  client.removeQueries({ queryKey: KEY, type: 'inactive' })
  return completeThreads(client, creatorId, 'active')
}

/** Shrinks a thread that the user leaves to its newest messages, and keeps the latest few threads. */
export function leaveThread(place: Place): void {
  const { client, creatorId, channelId } = place
  const queryKey = keyOfThread(creatorId, channelId)
  stay(place)
  const thread = held(place)
  if (thread?.hasAfter) client.removeQueries({ queryKey, exact: true, type: 'inactive' })
  else if (thread) write(place, newestOf(thread, KEPT_MESSAGES))
  const left = client.getQueryCache().findAll({ queryKey: KEY, type: 'inactive' })
  const oldest = left.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const query of oldest.slice(KEPT_THREADS)) client.getQueryCache().remove(query)
}
