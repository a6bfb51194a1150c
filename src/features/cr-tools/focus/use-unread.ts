import { useQuery } from '@tanstack/react-query'

import { listUnread } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { UNREAD_POLL_LIVE_MS, UNREAD_POLL_MS } from '@/config/constants'
import type { Unread } from '@/domain/chat/unread'
import { useRoles } from '@/features/auth'
import { useIsEventStreamLive } from '@/services/network/event-stream-state'

type UnreadCounts = Pick<Unread, 'messages' | 'notifications' | 'orders'>

const addCounts = (a: UnreadCounts, b: UnreadCounts): UnreadCounts => ({
  messages: a.messages + b.messages,
  notifications: a.notifications + b.notifications,
  orders: a.orders + b.orders,
})
const NO_COUNTS: UnreadCounts = { messages: 0, notifications: 0, orders: 0 }

/**
 * Returns unread counts by creator and in total. Refetches on focus and every 20 s, also in a hidden page for
 * the title; every minute while events report the creator in focus.
 */
export function useUnread() {
  const { roles } = useRoles()
  const isLive = useIsEventStreamLive()
  const read = useQuery({
    ...queryOf(listUnread),
    enabled: roles.includes('chatter'),
    staleTime: UNREAD_POLL_MS,
    refetchInterval: isLive ? UNREAD_POLL_LIVE_MS : UNREAD_POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const byCreator = new Map(read.data?.data.map((entry) => [entry.userId, entry]))
  return {
    read,
    /** Undefined while unknown, which is not zero. */
    unreadOf: (creatorId: string): Unread | undefined => byCreator.get(creatorId),
    total: [...byCreator.values()].reduce<UnreadCounts>(addCounts, NO_COUNTS),
  }
}
