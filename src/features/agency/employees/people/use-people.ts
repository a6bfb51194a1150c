import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { listEmployees } from '@/api/calls/agency/employees'
import { type ListRequest, pagesOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { EmployeeStatus } from '@/domain/agency/employee'
import { givenFields } from '@/lib/given-fields'

import { useFallbackPolling } from '../../live/use-polling'
import { employeesByName } from '../../table/employees-by-name'
import type { PeopleView } from '../people-view'

/** One page of the list; the next loads while there are rows left to scroll. */
const PAGE_SIZE = 100
/** Clocks and hours change while the page is open. */
const STALE_TIME_MS = 60_000

/** The request for the people of a tab. */
export const peopleRequest = (
  status: EmployeeStatus,
  { query, role, groupId, creatorId, secondFactor, order, week }: PeopleView,
): ListRequest<typeof listEmployees> => ({
  query,
  status,
  sort: order,
  week: { from: isoOf(week.from), to: isoOf(week.to) },
  ...givenFields({
    roles: role && [role],
    groupId,
    creatorId,
    hasSecondFactor: secondFactor && secondFactor === 'on',
  }),
})

/** The people of a tab, filtered by the URL, page by page. */
export function usePeople(status: EmployeeStatus, view: PeopleView) {
  const read = useInfiniteQuery({
    ...pagesOf(listEmployees, { ...peopleRequest(status, view), limit: PAGE_SIZE }),
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
    staleTime: STALE_TIME_MS,
  })
  const pages = read.data?.pages
  const people = pages?.flatMap((page) => page.data) ?? []
  // A filtered list has no total until its last page loads.
  const total = view.isNarrowed ? undefined : pages?.at(-1)?.counts[status]
  return { read, people, total, totals: pages?.at(-1)?.figures ?? undefined }
}

/** The number of people per tab; requested with the smallest possible page. */
export function usePeopleCounts() {
  const counted = useInfiniteQuery({
    ...employeesByName({ limit: 1 }),
    ...useFallbackPolling(),
    staleTime: STALE_TIME_MS,
  })
  return counted.data?.pages[0]?.counts
}
