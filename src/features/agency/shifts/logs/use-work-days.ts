import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { listWorkDays } from '@/api/calls/agency/shifts'
import { type ListRequest, pagesOf } from '@/api/query'
import type { WorkDay } from '@/domain/shift/work-day'
import { NO_WORK } from '@/domain/shift/work-day-figures'

import { mergePages } from '@/features/figures/table/merge-pages'
import { givenFields } from '@/lib/given-fields'
import { usePolling } from '../../live/use-polling'
import type { LogsView } from './logs-view'

/** One page of the list; the next loads while there are rows left to scroll. */
const PAGE_SIZE = 100

/** The request of a view. */
export const workDaysRequest = ({
  filter: { range, userIds, groupId },
  query,
  flag,
  source,
  order,
}: LogsView): ListRequest<typeof listWorkDays> => ({
  ...range,
  query,
  sort: order,
  ...givenFields({ userIds, groupId, flag, source }),
})

export const keyOfDay = ({ userId, day }: WorkDay): string => `${userId} ${day}`

/** Worked against planned time for the URL's filter, page by page, with totals of all pages. */
export function useWorkDays(view: LogsView) {
  const found = useInfiniteQuery({
    ...pagesOf(listWorkDays, { ...workDaysRequest(view), limit: PAGE_SIZE }),
    // Running logs grow without an event.
    ...usePolling(),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages ?? []
  return { found, days: mergePages(pages, keyOfDay), figures: pages.at(-1)?.figures ?? NO_WORK }
}
