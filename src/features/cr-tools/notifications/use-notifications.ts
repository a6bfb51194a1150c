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

/** How the notifications are looked at: kept in the address. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const seesSpend = useSeesSpend()
  const asked = viewOf(params)
  return {
    // Who is left in it would tell what is hidden.
    view: seesSpend ? asked : { ...asked, amountMin: undefined },
    change: (to: Partial<NotificationView>) =>
      setParams((before) => paramsAfter(before, to), { replace: true, preventScrollReset: true }),
  }
}

/** A creator's notifications, grouped for reading. */
export function useNotifications(view: NotificationView, creatorId: string) {
  const read = useInfiniteQuery({
    ...notificationList(view, creatorId),
    // What comes later comes by the stream: a hundred parts are not asked for again on focus.
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

/** Marks as read at once, and takes it back when the server would not have it. */
export function useMarkRead(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(readNotifications, creatorId),
    onMutate: (request) => showRead(client, creatorId, 'all' in request ? 'all' : request.ids),
    onError: () => refreshNotifications(client, creatorId),
    onSettled: () => refetchUnreadSoon(client),
  })
}
