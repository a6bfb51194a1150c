import type { QueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { callQueryKey } from '@/api/query'
import type { ServerEventName } from '@/domain/server/server-event'
import type { Channel } from '@/domain/chat/channel'
import type { Message } from '@/domain/chat/message'

import { channelQuery } from '../cache/channel-cache'
import { createThrottledRefetch } from './throttled-refetch'

const refetch = createThrottledRefetch({ minMs: 3000, debounceMs: 300 })

/** Returns whether an event changes what a fan has bought, spent or been offered. */
export const changesFanMoney = (name: ServerEventName, { price, boughtAt, refundedAt }: Message): boolean =>
  name === 'order.new' || (name === 'message.updated' ? boughtAt !== null || refundedAt !== null : price > 0)

/** Data of a fan that their row shows too. */
const FAN_FIELDS = ['readOnly', 'followUpDueAt'] as const

/** Refetches the fan of an open chat when its row says that a colleague has changed them. */
export function refetchChangedFan(client: QueryClient, creatorId: string, row: Channel): void {
  const open = client.getQueryData(channelQuery(creatorId, row.channelId).queryKey)
  if (!open || row.userId === null || FAN_FIELDS.every((field) => open[field] === row[field])) return
  scheduleFanRefetch(client, creatorId, row.userId)
}

/** Schedules a throttled refetch of a fan's data after a purchase or the like. */
export function scheduleFanRefetch(client: QueryClient, creatorId: string, userId: string): void {
  const queryKey = callQueryKey(getFan, { userId }, creatorId)
  // Most fans in events have no data in the cache.
  if (client.getQueryState(queryKey)) refetch(client, queryKey)
}
