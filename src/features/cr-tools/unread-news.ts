import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { listUnread } from '@/api/calls/chatter'
import { keyOf } from '@/api/query'
import { Id } from '@/domain/id'
import { Unread } from '@/domain/unread'
import { hearTabs, tellTabs } from '@/services/tabs'

const KEY = keyOf(listUnread)
const AT_MOST_EVERY_MS = 1000
/** Events within this time share one refetch. */
const SETTLE_MS = 150

let timer: ReturnType<typeof setTimeout> | undefined
let askedAt = Number.NEGATIVE_INFINITY

/** Schedules a refetch of the unread counts, at most once a second. */
export function refetchUnreadSoon(client: QueryClient): void {
  if (timer !== undefined) return
  // A device clock set back must not delay the refetch.
  const rest = Math.min(AT_MOST_EVERY_MS, askedAt + AT_MOST_EVERY_MS - Date.now())
  const wait = Math.max(SETTLE_MS, rest)
  timer = setTimeout(() => {
    timer = undefined
    askedAt = Date.now()
    // A running fetch may already be stale: queue another after it instead of cancelling it.
    if (client.isFetching({ queryKey: KEY }) > 0) refetchUnreadSoon(client)
    else void client.invalidateQueries({ queryKey: KEY })
  }, wait)
}

const SUBJECT = 'unread'
const News = v.object({ userId: Id, at: v.number(), data: v.array(Unread) })

/** Shares the counts between all tabs of a user, until the returned function is called. */
export function shareUnread(client: QueryClient, userId: string): () => void {
  const [path] = KEY
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
      const { queryKey, state } = event.query
      if (queryKey[0] !== path) return
      const { data } = state.data as { data: Unread[] } // the response of listUnread, by its key
      tellTabs(SUBJECT, { userId, at: state.dataUpdatedAt, data })
    }),
    hearTabs(SUBJECT, (told) => {
      const news = v.safeParse(News, told) // may come from another version of the page
      if (!news.success || news.output.userId !== userId) return
      const { at, data } = news.output
      if (at > (client.getQueryState(KEY)?.dataUpdatedAt ?? 0))
        client.setQueryData(KEY, { data }, { updatedAt: at })
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
