import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { listUnread } from '@/api/calls/chatter/chatter'
import { callQueryKey } from '@/api/query'
import { Id } from '@/domain/server/id'
import { Unread } from '@/domain/chat/unread'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'

import { createThrottledRefetch } from './throttled-refetch'

const KEY = callQueryKey(listUnread)
const refetch = createThrottledRefetch({ minMs: 1000, debounceMs: 150 })

/** Schedules a refetch of the unread counts, at most once a second. */
export const scheduleUnreadRefetch = (client: QueryClient): void => refetch(client, KEY)

const SUBJECT = 'unread'
const UnreadTabMessage = v.object({ userId: Id, at: v.number(), data: v.array(Unread) })

/** Shares the counts between all tabs of a user, until the returned function is called. */
export function shareUnreadCounts(client: QueryClient, userId: string): () => void {
  const [path] = KEY
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
      const { queryKey, state } = event.query
      if (queryKey[0] !== path) return
      const { data } = state.data as { data: Unread[] } // the response of listUnread, by its key
      postTabMessage(SUBJECT, { userId, at: state.dataUpdatedAt, data })
    }),
    onTabMessage(SUBJECT, (message) => {
      const counts = v.safeParse(UnreadTabMessage, message) // may come from another version of the page
      if (!counts.success || counts.output.userId !== userId) return
      const { at, data } = counts.output
      if (at > (client.getQueryState(KEY)?.dataUpdatedAt ?? 0))
        client.setQueryData(KEY, { data }, { updatedAt: at })
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
