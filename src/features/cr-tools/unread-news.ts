import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import { listUnread } from '@/api/calls/chatter'
import { keyOf } from '@/api/query'
import { Id } from '@/domain/id'
import { Unread } from '@/domain/unread'
import { hearTabs, tellTabs } from '@/services/tabs'

const KEY = keyOf(listUnread)
const AT_MOST_EVERY_MS = 1000
/** What comes together is asked for together. */
const SETTLE_MS = 150

let timer: ReturnType<typeof setTimeout> | undefined
let askedAt = Number.NEGATIVE_INFINITY

/** Something has changed what waits: asked for once a second at most, however much happens. */
export function refetchUnreadSoon(client: QueryClient): void {
  if (timer !== undefined) return
  // A clock that was set back must not keep it for long.
  const rest = Math.min(AT_MOST_EVERY_MS, askedAt + AT_MOST_EVERY_MS - Date.now())
  const wait = Math.max(SETTLE_MS, rest)
  timer = setTimeout(() => {
    timer = undefined
    askedAt = Date.now()
    // One under way may have been answered too early: another follows it, but never in its place.
    if (client.isFetching({ queryKey: KEY }) > 0) refetchUnreadSoon(client)
    else void client.invalidateQueries({ queryKey: KEY })
  }, wait)
}

const SUBJECT = 'unread'
const News = v.object({ userId: Id, at: v.number(), data: v.array(Unread) })

/** What one tab learns of the counts, all tabs of the same person know; until the returned function is called. */
export function shareUnread(client: QueryClient, userId: string): () => void {
  const [path] = KEY
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
      const { queryKey, state } = event.query
      if (queryKey[0] !== path) return
      const { data } = state.data as { data: Unread[] } // the answer of listUnread, by its key
      tellTabs(SUBJECT, { userId, at: state.dataUpdatedAt, data })
    }),
    hearTabs(SUBJECT, (told) => {
      const news = v.safeParse(News, told) // another version of the page may have sent it
      if (!news.success || news.output.userId !== userId) return
      const { at, data } = news.output
      if (at > (client.getQueryState(KEY)?.dataUpdatedAt ?? 0))
        client.setQueryData(KEY, { data }, { updatedAt: at })
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
