import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { readNotifications } from '@/api/calls/notifications'
import { mutationOf } from '@/api/query'

import {
  notificationList,
  type NotificationView,
  refreshNotifications,
  showRead,
} from '../notification-cache'
import { useSeesSpend } from '../person-rights'
import { refetchUnreadSoon } from '../unread-news'
import { groupByFan } from './group-by-fan'
import { paramsAfter, viewOf } from './view-params'

/** The filters, stored in the URL. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const seesSpend = useSeesSpend()
  const asked = viewOf(params)
  return {
    // Filtering by a hidden amount would leak it.
    view: seesSpend ? asked : { ...asked, amountMin: undefined },
    change: (to: Partial<NotificationView>) =>
      setParams((before) => paramsAfter(before, to), { replace: true, preventScrollReset: true }),
  }
}

/** Infinite query of a creator's notifications, grouped by day and fan. */
export function useNotifications(view: NotificationView, creatorId: string) {
  const read = useInfiniteQuery({
    ...notificationList(view, creatorId),
    // The event stream delivers updates, and a refetch on focus would load every page.
    refetchOnWindowFocus: false,
  })
  const seesSpend = useSeesSpend()
  const pages = read.data?.pages
  const rows = useMemo(() => {
    const all = pages?.flatMap(({ data }) => data) ?? []
    return groupByFan(seesSpend ? all : all.map((one) => ({ ...one, amount: null })))
  }, [pages, seesSpend])
  return { read, rows, counts: pages?.at(-1)?.counts ?? {} }
}

/** Marks as read optimistically and rolls back on rejection. */
export function useMarkRead(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(readNotifications, creatorId),
    onMutate: (request) => showRead(client, creatorId, 'all' in request ? 'all' : request.ids),
    onError: () => refreshNotifications(client, creatorId),
    onSettled: () => refetchUnreadSoon(client),
  })
}
