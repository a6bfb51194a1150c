import type { QueryClient } from '@tanstack/react-query'

import { listMessages } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { Message, MessagePage } from '@/domain/message'
import { type Thread, withMessage } from '@/domain/thread'

/** How many messages are asked for at once (screens S11). */
const PART = 50

export interface Place {
  client: QueryClient
  creatorId: string
  channelId: string
}

export type Anchor = { before: string } | { after: string } | { around: string } | undefined

/** The messages told of while a part of their thread is on its way: the part may be older than they are. */
const gathering = new Set<{ channelId: string; creatorId: string; late: Message[] }>()

/** Asks for a part; `fold` makes the thread of it, to which is added what was told of meanwhile. */
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

/** Adds a message to the parts that are on their way; whether there are any. */
export function tellLate(creatorId: string, message: Message): boolean {
  const asked = [...gathering].filter(
    (one) => one.channelId === message.channelId && one.creatorId === creatorId,
  )
  for (const { late } of asked) late.push(message)
  return asked.length > 0
}

const underWay = new Map<string, Promise<void>>()

/** The same part is asked for once at a time. */
export function once(name: string, work: () => Promise<void>): Promise<void> {
  const running = underWay.get(name)
  if (running) return running
  const started = work().finally(() => underWay.delete(name))
  underWay.set(name, started)
  return started
}

const latest = new Map<string, symbol>()

/** Answers whether it is still what was begun last under that name. */
export function begin(name: string): () => boolean {
  const mine = Symbol(name)
  latest.set(name, mine)
  return () => latest.get(name) === mine
}

/** Nothing that was begun under that name counts any more. */
export const giveUp = (name: string): void => void latest.delete(name)
