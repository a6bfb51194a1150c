import type { QueryClient } from '@tanstack/react-query'

import { listMessages } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { Message, MessagePage } from '@/domain/message'
import { type Thread, withMessage } from '@/domain/thread'

/** Page size (screens S11). */
const PART = 50

export interface Place {
  client: QueryClient
  creatorId: string
  channelId: string
}

export type Anchor = { before: string } | { after: string } | { around: string } | undefined

/** Messages that arrive while a page of their thread is being fetched: the page may be older. */
const gathering = new Set<{ channelId: string; creatorId: string; late: Message[] }>()

/** Fetches a page; `fold` builds the thread from it, then messages that arrived meanwhile are merged in. */
export async function ask(
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

/** Records a message for running fetches of its thread; returns whether there are any. */
export function tellLate(creatorId: string, message: Message): boolean {
  const asked = [...gathering].filter(
    (one) => one.channelId === message.channelId && one.creatorId === creatorId,
  )
  for (const { late } of asked) late.push(message)
  return asked.length > 0
}

const underWay = new Map<string, Promise<void>>()

/** Deduplicates: the same work runs once at a time. */
export function once(name: string, work: () => Promise<void>): Promise<void> {
  const running = underWay.get(name)
  if (running) return running
  const started = work().finally(() => underWay.delete(name))
  underWay.set(name, started)
  return started
}

const latest = new Map<string, symbol>()

/** Starts a named task and returns a check whether it is still the latest of that name. */
export function begin(name: string): () => boolean {
  const mine = Symbol(name)
  latest.set(name, mine)
  return () => latest.get(name) === mine
}

/** Invalidates the running task of that name. */
export const giveUp = (name: string): void => void latest.delete(name)
