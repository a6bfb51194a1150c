import type { QueryClient } from '@tanstack/react-query'

import { listMessages } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import type { Message, ThreadPage } from '@/domain/chat/message'
import { type Thread, upsertMessage } from '@/domain/chat/thread'

/** Page size (screens S11). */
const PAGE_SIZE = 50

export interface ThreadScope {
  client: QueryClient
  creatorId: string
  channelId: string
}

export type FetchAnchor = { before: string } | { after: string } | { around: string } | undefined

/** Messages that arrive while a page of their thread is being fetched: the page may be older. */
const runningFetches = new Set<{ channelId: string; creatorId: string; late: Message[] }>()

/** Fetches a page; `toThread` makes the thread from it, then messages that arrived meanwhile are merged in. */
export async function fetchMessages(
  { creatorId, channelId }: Omit<ThreadScope, 'client'>,
  anchor: FetchAnchor,
  toThread: (page: ThreadPage) => Thread | undefined,
  signal?: AbortSignal,
): Promise<Thread | undefined> {
  const runningFetch = { channelId, creatorId, late: [] as Message[] }
  runningFetches.add(runningFetch)
  try {
    const request = { channelId, limit: PAGE_SIZE, ...anchor }
    const page = await send(listMessages, request, { creatorId, signal })
    const thread = toThread(page)
    return thread && runningFetch.late.reduce(upsertMessage, thread)
  } finally {
    runningFetches.delete(runningFetch)
  }
}

/** Records a message for running fetches of its thread; returns whether there are any. */
export function recordDuringFetch(creatorId: string, message: Message): boolean {
  const running = [...runningFetches].filter(
    (one) => one.channelId === message.channelId && one.creatorId === creatorId,
  )
  for (const { late } of running) late.push(message)
  return running.length > 0
}

const runningWork = new Map<string, Promise<void>>()

/** Deduplicates: the same work runs once at a time. */
export function runOnce(name: string, work: () => Promise<void>): Promise<void> {
  const running = runningWork.get(name)
  if (running) return running
  const started = work().finally(() => runningWork.delete(name))
  runningWork.set(name, started)
  return started
}

const latestTasks = new Map<string, symbol>()

/** Starts a named task and returns a check whether it is still the latest of that name. */
export function startLatest(name: string): () => boolean {
  const mine = Symbol(name)
  latestTasks.set(name, mine)
  return () => latestTasks.get(name) === mine
}

/** Invalidates the running task of that name. */
export const cancelLatest = (name: string): void => void latestTasks.delete(name)
