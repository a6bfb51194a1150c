import { type QueryClient, useQuery } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { getMassMessage, listMassMessages } from '@/api/calls/chat/mass-messages'
import { listPosts } from '@/api/calls/creator/post-categories'
import { listSchedule } from '@/api/calls/creator/scheduler'
import { queryOf } from '@/api/query'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { ScheduleItem } from '@/domain/schedule/schedule'
import { serverNow } from '@/services/network/server-clock'

export type Schedule = ResponseOf<typeof listSchedule>

/** Poll interval while an item is publishing, as its state changes on the server. */
const PUBLISHING_MS = 2000
const MAX_POLL_MS = 5 * 60_000

/** Milliseconds until a state changes by itself: the next item starts or finishes publishing. */
function nextChangeMs(items: readonly ScheduleItem[]): number {
  const now = serverNow()
  if (items.some(({ state, kind }) => state === 'publishing' && kind !== 'live')) return PUBLISHING_MS
  const next = Math.min(...items.filter(({ state }) => state === 'scheduled').map(({ at }) => at))
  return Math.min(MAX_POLL_MS, Math.max(1000, next - now + 500))
}

/** Query of a range. Other pages change mass messages, so it refetches on every mount. */
export const useSchedule = (creatorId: string, range: { from: string; to: string }) =>
  useQuery({
    ...queryOf(listSchedule, range, creatorId),
    staleTime: 0,
    refetchInterval: ({ state }) => nextChangeMs(state.data?.data ?? []),
  })

/** Refetches what shows scheduled items. */
export const useInvalidateSchedule = () =>
  useInvalidateCalls(listSchedule, listMassMessages, getMassMessage, listPosts)

/** Replaces an item with the server's answer, which omits the fan names: the audience is unchanged. */
const withSavedItem = (schedule: Schedule | undefined, saved: ScheduleItem): Schedule | undefined =>
  schedule && {
    ...schedule,
    data: schedule.data.map((one) =>
      one.itemId === saved.itemId ? { ...saved, fanName: saved.fanName ?? one.fanName } : one,
    ),
  }

/** Shows the server's answer in every cached range, before any refetch. */
export const showSavedItem = (client: QueryClient, saved: ScheduleItem): void => {
  client.setQueriesData<Schedule>({ queryKey: [listSchedule.path] }, (schedule) =>
    withSavedItem(schedule, saved),
  )
}
