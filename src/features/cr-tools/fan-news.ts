import type { QueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/fan'
import { keyOf } from '@/api/query'
import type { LiveEventName } from '@/domain/live-event'
import type { Message } from '@/domain/message'

const AT_MOST_EVERY_MS = 3000
/** What comes together is asked for together. */
const SETTLE_MS = 300

let due = new Map<string, readonly unknown[]>()
let timer: ReturnType<typeof setTimeout> | undefined
let askedAt = Number.NEGATIVE_INFINITY

/** Whether it changes what a fan has bought, spent or been offered. */
export const isOfMoney = (name: LiveEventName, { price, boughtAt, refundedAt }: Message): boolean =>
  name === 'order.new' || (name === 'message.updated' ? boughtAt !== null || refundedAt !== null : price > 0)

function askAgain(client: QueryClient): void {
  const now = due
  due = new Map()
  timer = undefined
  askedAt = Date.now()
  for (const [id, queryKey] of now) {
    // One under way may have been answered too early: another follows it, but never in its place.
    if (client.isFetching({ queryKey }) > 0) due.set(id, queryKey)
    else void client.invalidateQueries({ queryKey })
  }
  if (due.size > 0) plan(client)
}

function plan(client: QueryClient): void {
  if (timer !== undefined) return
  // A clock that was set back must not keep it for long.
  const rest = Math.min(AT_MOST_EVERY_MS, askedAt + AT_MOST_EVERY_MS - Date.now())
  timer = setTimeout(() => askAgain(client), Math.max(SETTLE_MS, rest))
}

/** A fan has bought, or the like: what is known of them is asked for again, every few seconds at most. */
export function refetchFanSoon(client: QueryClient, creatorId: string, userId: string): void {
  const queryKey = keyOf(getFan, { userId }, creatorId)
  // Of most of those who are told of, nobody has asked anything.
  if (!client.getQueryState(queryKey)) return
  due.set(`${creatorId} ${userId}`, queryKey)
  plan(client)
}
