import type { QueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/fan'
import { keyOf } from '@/api/query'
import type { LiveEventName } from '@/domain/live-event'
import type { Message } from '@/domain/message'

const AT_MOST_EVERY_MS = 3000
/** Events within this time share one refetch. */
const SETTLE_MS = 300

let due = new Map<string, readonly unknown[]>()
let timer: ReturnType<typeof setTimeout> | undefined
let askedAt = Number.NEGATIVE_INFINITY

/** Returns whether an event changes what a fan has bought, spent or been offered. */
export const isOfMoney = (name: LiveEventName, { price, boughtAt, refundedAt }: Message): boolean =>
  name === 'order.new' || (name === 'message.updated' ? boughtAt !== null || refundedAt !== null : price > 0)

function askAgain(client: QueryClient): void {
  const now = due
  due = new Map()
  timer = undefined
  askedAt = Date.now()
  for (const [id, queryKey] of now) {
    // A running fetch may already be stale: queue another after it instead of cancelling it.
    if (client.isFetching({ queryKey }) > 0) due.set(id, queryKey)
    else void client.invalidateQueries({ queryKey })
  }
  if (due.size > 0) plan(client)
}

function plan(client: QueryClient): void {
  if (timer !== undefined) return
  // A device clock set back must not delay the refetch.
  const rest = Math.min(AT_MOST_EVERY_MS, askedAt + AT_MOST_EVERY_MS - Date.now())
  timer = setTimeout(() => askAgain(client), Math.max(SETTLE_MS, rest))
}

/** Schedules a throttled refetch of a fan's data after a purchase or the like. */
export function refetchFanSoon(client: QueryClient, creatorId: string, userId: string): void {
  const queryKey = keyOf(getFan, { userId }, creatorId)
  // Most fans in events have no data in the cache.
  if (!client.getQueryState(queryKey)) return
  due.set(`${creatorId} ${userId}`, queryKey)
  plan(client)
}
