import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { getOverview } from '@/api/calls/agency/agency'
import { listEmployees, listPermissionSets, listStaffGroups } from '@/api/calls/agency/employees'
import { getStatement, listStatements } from '@/api/calls/agency/performance'
import type { ResponseOf } from '@/api/call'
import { invalidateCalls } from '@/api/query'
import type { Employee } from '@/domain/agency/employee'

type EmployeesPage = ResponseOf<typeof listEmployees>

/** Replaces people in cached lists and where one is loaded alone; each stays in its row. */
export function setCachedPeople(client: QueryClient, people: readonly Employee[]): void {
  const fresh = new Map(people.map((person) => [person.userId, person]))
  const replaced = (page: EmployeesPage): EmployeesPage => ({
    ...page,
    // A change answers with the hours of the agency's week, which may differ from the shown one.
    data: page.data.map((person) => {
      const next = fresh.get(person.userId)
      return next ? { ...next, hours: person.hours } : person
    }),
  })
  client.setQueriesData<InfiniteData<EmployeesPage>>(
    { queryKey: [listEmployees.path, { kind: 'pages' }] },
    (known) => known && { ...known, pages: known.pages.map(replaced) },
  )
  client.setQueriesData<EmployeesPage>(
    { queryKey: [listEmployees.path, { kind: 'answer' }] },
    (known) => known && replaced(known),
  )
}

/** Refetches how many people each set and group has. */
export function refetchPeopleCounts(client: QueryClient): void {
  void invalidateCalls(client, listPermissionSets, listStaffGroups)
}

/** Refetches what is paid by the terms of people, after these changed. */
export function refetchPay(client: QueryClient): void {
  void invalidateCalls(client, listStatements, getStatement, getOverview)
}

/** Refetches every list of people, after someone was added, removed or moved between tabs. */
export async function refreshPeople(client: QueryClient): Promise<void> {
  refetchPeopleCounts(client)
  await invalidateCalls(client, listEmployees)
}
