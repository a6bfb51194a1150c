import type { QueryClient } from '@tanstack/react-query'

import type { ServerEventName } from '@/domain/server/server-event'
import type { Message } from '@/domain/chat/message'

import { createThrottledRefetch } from './throttled-refetch'

/** Reads of a whole period cost more than a fan's data. */
const refetch = createThrottledRefetch({ minMs: 10_000, debounceMs: 300 })

/** By their paths: importing the calls would put their schemas into the chat's chunk. */
const READS = [
  '/api/earnings/summary',
  '/api/earnings/transactions/list',
  '/api/earnings/payouts/list',
  '/api/dashboard/get',
  '/api/analytics/get',
  '/api/analytics/top-fans/list',
]

/** Refetches what a creator earned after a sale or a refund, so that all figures of a page are of one moment. */
export function scheduleEarningsRefetch(client: QueryClient, name: ServerEventName, message: Message): void {
  if (name !== 'order.new' && (name !== 'message.updated' || message.refundedAt === null)) return
  for (const path of READS)
    if (client.getQueryCache().find({ queryKey: [path], exact: false })) refetch(client, [path])
}
