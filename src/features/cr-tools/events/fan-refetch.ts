import type { QueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { callQueryKey } from '@/api/query'
import type { ServerEventName } from '@/domain/server/server-event'
import type { Message } from '@/domain/chat/message'

const MIN_INTERVAL_MS = 3000
/** Events within this time share one refetch. */
const DEBOUNCE_MS = 300

let dueKeys = new Map<string, readonly unknown[]>()
let timer: ReturnType<typeof setTimeout> | undefined
let fetchedAt = Number.NEGATIVE_INFINITY

/** Returns whether an event changes what a fan has bought, spent or been offered. */
export const changesFanMoney = (name: ServerEventName, { price, boughtAt, refundedAt }: Message): boolean =>
  name === 'order.new' || (name === 'message.updated' ? boughtAt !== null || refundedAt !== null : price > 0)

function refetchDue(client: QueryClient): void {
  const now = dueKeys
  dueKeys = new Map()
  timer = undefined
  fetchedAt = Date.now()
  for (const [id, queryKey] of now) {
    // A running fetch may already be stale: queue another after it instead of cancelling it.
    if (client.isFetching({ queryKey }) > 0) dueKeys.set(id, queryKey)
    else void client.invalidateQueries({ queryKey })
  }
  if (dueKeys.size > 0) scheduleRefetch(client)
}

function scheduleRefetch(client: QueryClient): void {
  if (timer !== undefined) return
  // A device clock set back must not delay the refetch.
  const delay = Math.min(MIN_INTERVAL_MS, fetchedAt + MIN_INTERVAL_MS - Date.now())
  timer = setTimeout(() => refetchDue(client), Math.max(DEBOUNCE_MS, delay))
}

/** Schedules a throttled refetch of a fan's data after a purchase or the like. */
export function scheduleFanRefetch(client: QueryClient, creatorId: string, userId: string): void {
  const queryKey = callQueryKey(getFan, { userId }, creatorId)
  // Most fans in events have no data in the cache.
  if (!client.getQueryState(queryKey)) return
  dueKeys.set(`${creatorId} ${userId}`, queryKey)
  scheduleRefetch(client)
}
