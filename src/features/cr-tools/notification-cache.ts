import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

import type { AnswerOf, RequestOf } from '@/api/call'
import { listNotifications } from '@/api/calls/notifications'
import { pagesOf } from '@/api/query'
import { type Instant, instant } from '@/domain/instant'
import type { Notification, NotificationKind } from '@/domain/notification'
import { serverNow } from '@/services/server-clock'

import { changeAnswer } from './meanwhile'

export type NotificationPage = AnswerOf<typeof listNotifications>
type Pages = InfiniteData<NotificationPage, string | null>
type Request = Omit<RequestOf<typeof listNotifications>, 'lastId'>

/** Filters of a list of notifications, combined with AND. */
export interface NotificationView {
  kinds: readonly NotificationKind[]
  isUnread: boolean
  amountMin: number | undefined
}

const PAGE_LENGTH = 30

/** Query options for a creator's notifications in a view, newest first, paginated. */
export const notificationList = ({ kinds, isUnread, amountMin }: NotificationView, creatorId: string) =>
  pagesOf(
    listNotifications,
    {
      ...(kinds.length > 0 && { kinds: [...kinds] }),
      ...(isUnread && { unread: true }),
      ...(amountMin !== undefined && { amountMin }),
      limit: PAGE_LENGTH,
    },
    creatorId,
  )

/** Key by `pagesOf`: path, 'pages', request, creator. */
const listsOf = (client: QueryClient, creatorId: string) =>
  client
    .getQueryCache()
    .findAll({
      queryKey: [listNotifications.path, 'pages'],
      predicate: ({ queryKey }) => queryKey[3] === creatorId,
    })
    .map((query) => ({
      query: query as unknown as Query<Pages, Error, Pages>, // the key says so
      request: query.queryKey[2] as Request, // the key of notificationList
    }))

type List = ReturnType<typeof listsOf>[number]

function change(
  client: QueryClient,
  { query }: List,
  to: (pages: readonly NotificationPage[]) => NotificationPage[],
): void {
  client.setQueryData<Pages>(query.queryKey, (old) => old && { ...old, pages: to(old.pages) })
  changeAnswer(client, query, to)
}

const fits = ({ kinds, unread, amountMin }: Request, it: Notification): boolean =>
  (!kinds || kinds.includes(it.kind)) &&
  (!unread || it.readAt === null) &&
  (amountMin === undefined || (it.amount ?? 0) >= amountMin)

const plus = (counts: Record<string, number>, kind: string, by: number): Record<string, number> => ({
  ...counts,
  [kind]: Math.max(0, (counts[kind] ?? 0) + by),
})

const isIn = (pages: readonly NotificationPage[], { notificationId }: Notification): boolean =>
  pages.some(({ data }) => data.some((it) => it.notificationId === notificationId))

/** Adds new notifications to the top of every cached list that matches, unless it has them. */
export function addNotifications(
  client: QueryClient,
  creatorId: string,
  added: readonly Notification[],
): void {
  const lists = listsOf(client, creatorId)
  const held = lists.flatMap(({ query }) => query.state.data?.pages ?? [])
  const unheard = added.filter((it) => !isIn(held, it))
  if (unheard.length === 0) return
  for (const list of lists)
    change(client, list, (pages) => {
      const fresh = unheard.filter((it) => !isIn(pages, it))
      const fitting = fresh.filter((it) => fits(list.request, it)).toSorted((one, other) => other.at - one.at)
      const unread = fresh.filter((it) => it.readAt === null)
      return pages.map((page, index) => ({
        ...page,
        data: index === 0 ? [...fitting, ...page.data] : page.data,
        counts: unread.reduce((counts, { kind }) => plus(counts, kind, 1), page.counts),
      }))
    })
}

/** Marks some or all as read in every cached list; they stay visible until the next fetch. */
export function showRead(client: QueryClient, creatorId: string, ids: readonly string[] | 'all'): void {
  const at: Instant = instant(serverNow())
  for (const list of listsOf(client, creatorId))
    change(client, list, (pages) => {
      const isMeant = (it: Notification) =>
        it.readAt === null && (ids === 'all' || ids.includes(it.notificationId))
      const meant = pages.flatMap(({ data }) => data.filter(isMeant))
      return pages.map((page) => ({
        ...page,
        data: page.data.map((it) => (isMeant(it) ? { ...it, readAt: at } : it)),
        counts: ids === 'all' ? {} : meant.reduce((counts, { kind }) => plus(counts, kind, -1), page.counts),
      }))
    })
}

/** Refetches active lists after a gap or a failed write, and marks the others as stale. */
export const refreshNotifications = (client: QueryClient, creatorId: string): Promise<void> =>
  client.invalidateQueries({
    queryKey: [listNotifications.path, 'pages'],
    predicate: ({ queryKey }) => queryKey[3] === creatorId,
  })
