import type { QueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { callQueryKey } from '@/api/query'
import type { ServerEventName } from '@/domain/server/server-event'
import type { Message } from '@/domain/chat/message'

import { createThrottledRefetch } from './throttled-refetch'

const refetch = createThrottledRefetch({ minMs: 3000, debounceMs: 300 })

/** Returns whether an event changes what a fan has bought, spent or been offered. */
export const changesFanMoney = (name: ServerEventName, { price, boughtAt, refundedAt }: Message): boolean =>
  name === 'order.new' || (name === 'message.updated' ? boughtAt !== null || refundedAt !== null : price > 0)

/** Schedules a throttled refetch of a fan's data after a purchase or the like. */
export function scheduleFanRefetch(client: QueryClient, creatorId: string, userId: string): void {
  const queryKey = callQueryKey(getFan, { userId }, creatorId)
  // Most fans in events have no data in the cache.
  if (client.getQueryState(queryKey)) refetch(client, queryKey)
}
