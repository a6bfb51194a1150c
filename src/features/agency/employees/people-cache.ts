import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { listEmployees, listPermissionSets, listStaffGroups } from '@/api/calls/employees'
import type { AnswerOf } from '@/api/call'
import type { Employee } from '@/domain/employee'

type Page = AnswerOf<typeof listEmployees>

/** Puts people as they are now in the place of those that lists hold; each stays in its row. */
export function putPeople(client: QueryClient, people: readonly Employee[]): void {
  const fresh = new Map(people.map((person) => [person.userId, person]))
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: [listEmployees.path, 'pages'] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          // A change tells the hours of the agency's week, which need not be the one shown.
          data: page.data.map((person) => {
            const next = fresh.get(person.userId)
            return next ? { ...next, hours: person.hours } : person
          }),
        })),
      },
  )
}

/** How many people a set or a group has is asked for again. */
export function refreshCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listPermissionSets.path] })
  void client.invalidateQueries({ queryKey: [listStaffGroups.path] })
}

/** People came, went or moved from tab to tab: every list of them is asked for again. */
export async function refreshPeople(client: QueryClient): Promise<void> {
  refreshCounts(client)
  await client.invalidateQueries({ queryKey: [listEmployees.path] })
}
