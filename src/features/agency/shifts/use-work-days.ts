import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import { listWorkDays } from '@/api/calls/shifts'
import { pagesOf } from '@/api/query'
import type { WorkDay } from '@/domain/work-day'
import { NO_WORK } from '@/domain/work-days'

import { usePolling } from '../polling'
import type { LogsView } from './logs-view'

/** One part of the list; the next is asked for while there are rows left to scroll. */
const PER_PART = 100
const NO_DAYS: readonly WorkDay[] = []

/** The view as the server is asked for it. */
export const askedOf = ({
  filter: { range, userIds, groupId },
  query,
  flag,
  source,
  order,
}: LogsView): Omit<RequestOf<typeof listWorkDays>, 'limit' | 'lastId'> => ({
  ...range,
  query,
  sort: order,
  ...(userIds.length > 0 && { userIds: [...userIds] }),
  ...(groupId !== null && { groupId }),
  ...(flag && { flag }),
  ...(source && { source }),
})

export const keyOfDay = ({ userId, day }: WorkDay): string => `${userId} ${day}`

/** Who worked when, against the plan, as the address asks for it: part by part, with the sums of all of it. */
export function useWorkDays(view: LogsView) {
  const found = useInfiniteQuery({
    ...pagesOf(listWorkDays, { ...askedOf(view), limit: PER_PART }),
    // Those who are at work go on working, and no event tells of that.
    ...usePolling(),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages
  // Days that grow change places between one part and the next: each stands once.
  const days = useMemo(
    () =>
      pages
        ? [...new Map(pages.flatMap(({ data }) => data.map((day) => [keyOfDay(day), day]))).values()]
        : NO_DAYS,
    [pages],
  )
  const last = pages?.at(-1)
  return { found, days, total: last?.total, figures: last?.figures ?? NO_WORK }
}
