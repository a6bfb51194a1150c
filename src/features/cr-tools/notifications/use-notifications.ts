import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { readNotifications } from '@/api/calls/chat/notifications'
import { mutationOf } from '@/api/query'
import { useUrlState } from '@/features/figures/url/use-url-state'

import { notificationListQuery, refreshNotifications, markCachedRead } from '../cache/notification-cache'
import { useCanSeeSpend } from '../base/permissions'
import { scheduleUnreadRefetch } from '../events/unread-refetch'
import { groupByFan } from './group-by-fan'
import { NOTIFICATION_FILTERS, type NotificationFilter } from './view-params'

/** The filters, stored in the URL. */
export function useNotificationView() {
  // Filtering by a hidden amount would leak it.
  return useUrlState(NOTIFICATION_FILTERS, useCanSeeSpend() ? {} : { hidden: ['amountMin'] })
}

/** Infinite query of a creator's notifications, grouped by day and fan. */
export function useNotifications({ amountMin, ...view }: NotificationFilter, creatorId: string) {
  const read = useInfiniteQuery({
    ...notificationListQuery({ ...view, amountMin: amountMin ?? undefined }, creatorId),
    // The event stream delivers updates, and a refetch on focus would load every page.
    refetchOnWindowFocus: false,
  })
  const seesSpend = useCanSeeSpend()
  const pages = read.data?.pages
  const rows = useMemo(() => {
    const all = pages?.flatMap(({ data }) => data) ?? []
    return groupByFan(seesSpend ? all : all.map((one) => ({ ...one, amount: null })))
  }, [pages, seesSpend])
  return { read, rows, counts: pages?.at(-1)?.counts ?? {} }
}

/** Marks as read optimistically and rolls back on rejection. */
export function useMarkAsRead(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(readNotifications, creatorId),
    onMutate: (request) => markCachedRead(client, creatorId, 'all' in request ? 'all' : request.ids),
    onError: () => refreshNotifications(client, creatorId),
    onSettled: () => scheduleUnreadRefetch(client),
  })
}
