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

/** How many messages of a thread stay when it is left, and how many such threads. */
const KEPT_MESSAGES = 100
const KEPT_THREADS = 20

const KEY = [listMessages.path, 'thread'] as const
const keyOfThread = (creatorId: string, channelId: string) => [...KEY, channelId, creatorId] as const

const held = ({ client, creatorId, channelId }: Place): Thread | undefined =>
  client.getQueryData<Thread>(keyOfThread(creatorId, channelId))

const write = ({ client, creatorId, channelId }: Place, thread: Thread | undefined): void => {
  if (thread) client.setQueryData<Thread>(keyOfThread(creatorId, channelId), thread)
}

/** The first time the newest part; later what has come since, so that nobody loses their place. */
async function readThread(place: Place, signal: AbortSignal): Promise<Thread> {
  const known = held(place)
  const last = known?.messages.at(-1)?.messageId
  if (known && last !== undefined) {
    const after = (page: MessagePage) => withAfter(held(place) ?? known, last, page)
    return (await ask(place, { after: last }, after, signal)) ?? known
  }
  // `threadFrom` always makes one.
  return (await ask(place, undefined, (page) => threadFrom(page), signal)) as Thread
}

/**
 * What is held of a thread. One run of messages rather than a list of parts: events, answers and parts come in any
 * order, and no order may double a message or tear a hole (domain/thread). It grows by `loadBefore` and `loadAfter`.
 */
export const threadOf = (creatorId: string, channelId: string) =>
  queryOptions({
    queryKey: keyOfThread(creatorId, channelId),
    queryFn: ({ client, signal }) => readThread({ client, creatorId, channelId }, signal),
    // Events keep it fresh; after a loss of line `catchUpThreads` does.
    staleTime: Infinity,
    structuralSharing: false,
    meta: { onError: 'throw' },
  })

/** Has a thread at hand before it is opened. */
export const prefetchThread = (client: QueryClient, creatorId: string, channelId: string): Promise<void> =>
  client.query(threadOf(creatorId, channelId)).then(
    () => undefined,
    () => undefined,
  )

/** Adds the part before the oldest message that is held. */
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

/** Adds the part after the newest message that is held. */
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

/** Only the last one that was asked for leads anywhere, and none once `stay` was called. What is known of the end stays. */
async function jump(place: Place, anchor: Anchor): Promise<void> {
  const isLatest = begin(jumpIn(place))
  try {
    const thread = await ask(place, anchor, (page) => threadFrom(page, held(place)?.newest))
    if (isLatest()) write(place, thread)
  } catch (error) {
    if (isLatest()) throw error
  }
}

/** Goes to another part of the thread: the one around a message. */
export const loadAround = (place: Place, messageId: string): Promise<void> =>
  jump(place, { around: messageId })

/** Goes back to the newest part. */
export const loadNewest = (place: Place): Promise<void> => jump(place, undefined)

/** One wants to be where one is: a jump that is still on its way leads nowhere any more. */
export const stay = (place: Place): void => giveUp(jumpIn(place))

/** Asks for the newest part without going there. */
async function noteNewest(place: Place): Promise<void> {
  const fold = (page: MessagePage) => {
    const thread = held(place)
    return thread && withNewest(thread, page)
  }
  try {
    write(place, await ask(place, undefined, fold))
  } catch {
    // Asked for again with the next loss of line, or as one gets there.
  }
}

/** Asks for what came after the newest message that is held, while nobody told of it. */
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

/** Brings what nobody told of; in the past what follows is asked for as one gets there, but what is newest is known. */
async function catchUp(place: Place): Promise<void> {
  const thread = held(place)
  if (!thread) return
  if (!thread.hasAfter || thread.isBehind) await fillGap(place, thread)
  const now = held(place)
  if (now?.hasAfter && !now.isBehind) await noteNewest(place)
}

/**
 * Puts a message into its thread: at its place, or in place of what was held of it by id or by the sender's own key.
 * A thread whose newest part is not held only learns that there is more; so no hole comes to be.
 */
export function mergeMessage(client: QueryClient, creatorId: string, message: Message): void {
  const { channelId } = message
  const place = { client, creatorId, channelId }
  const isAsked = tellLate(creatorId, message)
  const thread = held(place)
  const after = thread && withMessage(thread, message)
  if (after !== thread) write(place, after)
  // What is told shows that the line works again.
  if (thread?.isBehind && !isAsked) void catchUp(place)
}

const threadsOf = (client: QueryClient, creatorId: string, type: 'all' | 'active' | 'inactive') =>
  client
    .getQueryCache()
    .findAll({ queryKey: KEY, type, predicate: ({ queryKey }) => queryKey[3] === creatorId })

/** Asks of what is held for what came since, and lets nothing go. */
export async function completeThreads(
  client: QueryClient,
  creatorId: string,
  type: 'all' | 'active' = 'all',
): Promise<void> {
  const channelIds = threadsOf(client, creatorId, type).map(({ queryKey }) => String(queryKey[2]))
  await Promise.all(channelIds.map((channelId) => catchUp({ client, creatorId, channelId })))
}

/** Lets go of what nobody looks at; what is on its way for the first time is as new as can be. */
export function dropThreads(client: QueryClient, creatorId: string): void {
  for (const query of threadsOf(client, creatorId, 'inactive'))
    if (query.state.data !== undefined) client.getQueryCache().remove(query)
}

/** After a loss of line: no thread is known to its end any more; the open one gets what was missed, the others go. */
export function catchUpThreads(client: QueryClient, creatorId: string): Promise<void> {
  client.removeQueries({ queryKey: KEY, type: 'inactive' })
  return completeThreads(client, creatorId, 'active')
}

/** A thread that is left gives its room back: its newest messages stay, and of such threads the latest. */
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
