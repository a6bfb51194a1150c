import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import type { ResponseOf, RequestOf } from '@/api/call'
import { listNotifications } from '@/api/calls/chat/notifications'
import { cachedPages } from '@/api/cached-pages'
import { pagesOf } from '@/api/query'
import { type Instant, instant } from '@/domain/time/instant'
import type { Notification, NotificationKind } from '@/domain/notifications/notification'
import { serverNow } from '@/services/network/server-clock'
import { givenFields } from '@/lib/given-fields'

import { reapplyAfterRefetch } from './reapply-after-refetch'

export type NotificationPage = ResponseOf<typeof listNotifications>
type Pages = InfiniteData<NotificationPage, string | null>
type NotificationListRequest = Omit<RequestOf<typeof listNotifications>, 'lastId'>

/** Filters of a list of notifications, combined with AND. */
export interface NotificationView {
  kinds: readonly NotificationKind[]
  isUnread: boolean
  amountMin: number | undefined
}

const PAGE_SIZE = 30

/** Query options for a creator's notifications in a view, newest first, paginated. */
export const notificationListQuery = ({ kinds, isUnread, amountMin }: NotificationView, creatorId: string) =>
  pagesOf(
    listNotifications,
    {
      ...givenFields({ kinds, unread: isUnread || null, amountMin }),
      limit: PAGE_SIZE,
    },
    creatorId,
  )

const listsOf = (client: QueryClient, creatorId: string) => cachedPages(client, listNotifications, creatorId)

type CachedNotificationList = ReturnType<typeof listsOf>[number]

function updateList(
  client: QueryClient,
  { query }: CachedNotificationList,
  to: (pages: readonly NotificationPage[]) => NotificationPage[],
): void {
  const change = (old: Pages): Pages => ({ ...old, pages: to(old.pages) })
  client.setQueryData<Pages>(query.queryKey, (old) => old && change(old))
  reapplyAfterRefetch(client, query, change)
}

const matchesFilters = ({ kinds, unread, amountMin }: NotificationListRequest, it: Notification): boolean =>
  (!kinds || kinds.includes(it.kind)) &&
  (!unread || it.readAt === null) &&
  (amountMin === undefined || (it.amount ?? 0) >= amountMin)

const addToCount = (counts: Record<string, number>, kind: string, by: number): Record<string, number> => ({
  ...counts,
  [kind]: Math.max(0, (counts[kind] ?? 0) + by),
})

const includesNotification = (
  pages: readonly NotificationPage[],
  { notificationId }: Notification,
): boolean => pages.some(({ data }) => data.some((it) => it.notificationId === notificationId))

/** Adds new notifications to the top of every cached list that matches, unless it has them. */
export function addNotifications(
  client: QueryClient,
  creatorId: string,
  added: readonly Notification[],
): void {
  const lists = listsOf(client, creatorId)
  const held = lists.flatMap(({ query }) => query.state.data?.pages ?? [])
  const unheard = added.filter((it) => !includesNotification(held, it))
  if (unheard.length === 0) return
  for (const list of lists)
    updateList(client, list, (pages) => {
      const fresh = unheard.filter((it) => !includesNotification(pages, it))
      const fitting = fresh.filter((it) => matchesFilters(list.request, it)).toSorted((a, b) => b.at - a.at)
      const unread = fresh.filter((it) => it.readAt === null)
      return pages.map((page, index) => ({
        ...page,
        data: index === 0 ? [...fitting, ...page.data] : page.data,
        counts: unread.reduce((counts, { kind }) => addToCount(counts, kind, 1), page.counts),
      }))
    })
}

/** Marks some or all as read in every cached list; they stay visible until the next fetch. */
export function markCachedRead(client: QueryClient, creatorId: string, ids: readonly string[] | 'all'): void {
  const at: Instant = instant(serverNow())
  for (const list of listsOf(client, creatorId))
    updateList(client, list, (pages) => {
      const isAffected = (it: Notification) =>
        it.readAt === null && (ids === 'all' || ids.includes(it.notificationId))
      const affected = pages.flatMap(({ data }) => data.filter(isAffected))
      return pages.map((page) => ({
        ...page,
        data: page.data.map((it) => (isAffected(it) ? { ...it, readAt: at } : it)),
        counts:
          ids === 'all'
            ? {}
            : affected.reduce((counts, { kind }) => addToCount(counts, kind, -1), page.counts),
      }))
    })
}

/** Refetches active lists after a gap or a failed write, and marks the others as stale. */
export const refreshNotifications = (client: QueryClient, creatorId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: [listNotifications.path, { kind: 'pages', creatorId }] })
