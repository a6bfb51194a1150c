import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listUserDisplays } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import type { UserDisplay } from '@/domain/user-display'
import { PENDING_NAME } from '@/lib/pending-name'

interface UserDisplays {
  displays: UserDisplay[]
}

/** Every name that any part of the page has fetched, for use while the rest load. */
const knownDisplays = (client: QueryClient): UserDisplays => ({
  displays: client
    .getQueriesData<UserDisplays>({ queryKey: [listUserDisplays.path] })
    .flatMap(([, known]) => known?.displays ?? []),
})

/** Names of people by id, fetched in one call; an unknown id is its own name. */
export function useNames(ids: readonly string[]): (id: string) => string {
  const client = useQueryClient()
  const userIds = [...new Set(ids)].toSorted()
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(listUserDisplays, { userIds }),
    enabled: userIds.length > 0,
    placeholderData: () => knownDisplays(client),
  })
  // A stable function until names load: tables re-render their rows when it changes.
  return useMemo(() => {
    const names = new Map(data?.displays.map((it) => [it.userId, it.displayName || it.username]))
    return (id) => names.get(id) ?? (isPlaceholderData ? PENDING_NAME : id)
  }, [data, isPlaceholderData])
}

/** The same for a file, whose rows are more than those on the page. */
export async function loadNames(
  client: QueryClient,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const userIds = [...new Set(ids)].toSorted()
  const { displays } = await client.query(queryOf(listUserDisplays, { userIds }))
  const names = new Map(displays.map((it) => [it.userId, it.displayName || it.username]))
  return (id) => names.get(id) ?? id
}
