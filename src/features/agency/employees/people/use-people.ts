import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { listEmployees } from '@/api/calls/agency/employees'
import { type ListRequest, pagesOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { Employee, EmployeeStatus } from '@/domain/agency/employee'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { givenFields } from '@/lib/given-fields'
import type { Column } from '@/ui/table/table-column'

import { useFallbackPolling } from '../../live/use-polling'
import { refreshPeople } from '../../staff/people-cache'
import { employeesByName } from '../../table/employees-by-name'
import type { PeopleView } from '../people-view'

/** One page of the list; the next loads while there are rows left to scroll. */
const PAGE_SIZE = 100
/** Clocks and hours change while the page is open. */
const STALE_TIME_MS = 60_000

const peopleRequest = (
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

export type PeoplePage = ResponseOf<typeof listEmployees>

/** The people of a tab, filtered by the URL, page by page. */
export function usePeople(
  status: EmployeeStatus,
  view: PeopleView,
  columnsOf: (nameOf: unknown, totals: PeoplePage['figures'] | undefined) => Column<Employee>[],
) {
  const client = useQueryClient()
  const { pages, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listEmployees, { ...peopleRequest(status, view), limit }),
    pageSize: PAGE_SIZE,
    file: { name: `employees-${status}` },
    sorting: view,
    polling: { ...useFallbackPolling(), staleTime: STALE_TIME_MS },
    sumsOf: (all) => all.at(-1)?.figures,
    columnsOf,
  })
  const last = pages.at(-1)
  // A filtered list has no total until its last page loads.
  const total = view.isNarrowed ? undefined : last?.counts[status]
  return {
    people: pages.flatMap((page) => page.data),
    table: {
      ...table,
      total,
      hasTotals: last?.figures != null,
      // The counts of the tabs fail with the list, and so may the names of sets and groups: neither has a Retry.
      onRetry: () => void refreshPeople(client),
    },
  }
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
