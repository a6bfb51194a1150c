import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { listMessages } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { Message, MessagePage } from '@/domain/message'
import {
  newestOf,
  type Thread,
  threadFrom,
  withAfter,
  withBefore,
  withMessage,
  withNewest,
} from '@/domain/thread'

/** How many messages are asked for at once (screens S11). */
const PART = 50
/** How many messages of a thread stay when it is left, and how many such threads. */
const KEPT_MESSAGES = 100
const KEPT_THREADS = 20

const KEY = [listMessages.path, 'thread'] as const
const keyOfThread = (creatorId: string, channelId: string) => [...KEY, channelId, creatorId] as const

type Anchor = { before: string } | { after: string } | { around: string } | undefined

/** The messages told of while a part of their thread is on its way: the part may be older than they are. */
const gathering = new Set<{ channelId: string; creatorId: string; late: Message[] }>()

interface Place {
  client: QueryClient
  creatorId: string
  channelId: string
}

/** Asks for a part; `fold` makes the thread of it, to which is added what was told of meanwhile. */
async function ask(
  { creatorId, channelId }: Omit<Place, 'client'>,
  anchor: Anchor,
  fold: (page: MessagePage) => Thread | undefined,
  signal?: AbortSignal,
): Promise<Thread | undefined> {
  const gathered = { channelId, creatorId, late: [] as Message[] }
  gathering.add(gathered)
  try {
    const request = { channelId, limit: PART, ...anchor }
    const page = await send(listMessages, request, { creatorId, signal })
    const thread = fold(page)
    return thread && gathered.late.reduce(withMessage, thread)
  } finally {
    gathering.delete(gathered)
  }
}

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

const underWay = new Map<string, Promise<void>>()

/** The same part is asked for once at a time. */
function once(name: string, work: () => Promise<void>): Promise<void> {
  const running = underWay.get(name)
  if (running) return running
  const started = work().finally(() => underWay.delete(name))
  underWay.set(name, started)
  return started
}

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

/** Goes to another part of the thread: the one around a message. What is known of its end stays. */
export async function loadAround(place: Place, messageId: string): Promise<void> {
  const fold = (page: MessagePage) => threadFrom(page, held(place)?.newest)
  write(place, await ask(place, { around: messageId }, fold))
}

/** Goes back to the newest part. */
export async function loadNewest(place: Place): Promise<void> {
  write(place, await ask(place, undefined, (page) => threadFrom(page)))
}

/** Asks for the newest part without going there. */
async function noteNewest(place: Place): Promise<void> {
  const fold = (page: MessagePage) => {
    const thread = held(place)
    return thread && withNewest(thread, page)
  }
  write(place, await ask(place, undefined, fold))
}

/**
 * Puts a message into its thread: at its place, or in place of what was held of it by id or by the sender's own key.
 * A thread whose newest part is not held only learns that there is more; so no hole comes to be.
 */
export function mergeMessage(client: QueryClient, creatorId: string, message: Message): void {
  const { channelId } = message
  for (const one of gathering)
    if (one.channelId === channelId && one.creatorId === creatorId) one.late.push(message)
  const thread = held({ client, creatorId, channelId })
  const after = thread && withMessage(thread, message)
  if (after !== thread) write({ client, creatorId, channelId }, after)
}

/** After a loss of line: no thread is known to its end any more; the open one gets what was missed, the others go. */
export async function catchUpThreads(client: QueryClient, creatorId: string): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey: KEY })
  const ours = queries.filter(({ queryKey }) => queryKey[3] === creatorId)
  client.removeQueries({ queryKey: KEY, type: 'inactive' })
  const catchUp = async (channelId: string) => {
    const place = { client, creatorId, channelId }
    const thread = held(place)
    if (!thread) return
    write(place, { ...thread, hasAfter: true })
    await loadAfter(place)
    if (held(place)?.hasAfter) await noteNewest(place)
  }
  await Promise.all(ours.filter((it) => it.isActive()).map(({ queryKey }) => catchUp(String(queryKey[2]))))
}

/** A thread that is left gives its room back: its newest messages stay, and of such threads the latest. */
export function leaveThread({ client, creatorId, channelId }: Place): void {
  const queryKey = keyOfThread(creatorId, channelId)
  const thread = held({ client, creatorId, channelId })
  if (thread?.hasAfter) client.removeQueries({ queryKey, exact: true, type: 'inactive' })
  else if (thread) write({ client, creatorId, channelId }, newestOf(thread, KEPT_MESSAGES))
  const left = client.getQueryCache().findAll({ queryKey: KEY, type: 'inactive' })
  const oldest = left.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const query of oldest.slice(KEPT_THREADS)) client.getQueryCache().remove(query)
}
