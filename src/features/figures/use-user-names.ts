import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { getUsername, listUserDisplays } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import type { UserDisplay } from '@/domain/account/user-display'
import { PENDING_NAME } from '@/lib/text/pending-name'

const NO_IDS: readonly string[] = []

interface UserDisplays {
  displays: UserDisplay[]
}

/** Returns every name cached on the page, to use while the rest load. */
const knownDisplays = (client: QueryClient): UserDisplays => ({
  displays: client
    .getQueriesData<UserDisplays>({ queryKey: [listUserDisplays.path] })
    .flatMap(([, known]) => known?.displays ?? []),
})

/** For people whom the server no longer shows, such as deleted accounts, it still returns the username. */
const usernameQuery = (userId: string) => ({
  ...queryOf(getUsername, { userId }),
  staleTime: Infinity,
  meta: { onError: 'ignore' } as const,
})

const missingIds = (userIds: readonly string[], { displays }: UserDisplays): string[] => {
  const known = new Set(displays.map(({ userId }) => userId))
  return userIds.filter((id) => !known.has(id))
}

function userNameFrom(
  { displays }: UserDisplays,
  missing: readonly string[],
  usernames: readonly (string | undefined)[],
): ReadonlyMap<string, string> {
  return new Map([
    ...displays.map((it): [string, string] => [it.userId, it.displayName || it.username]),
    ...missing.flatMap((id, at): [string, string][] => (usernames[at] ? [[id, `@${usernames[at]}`]] : [])),
  ])
}

const NO_DISPLAYS: UserDisplays = { displays: [] }

/** Returns names of people by id, fetched in one request; an unknown id is its own name. */
export function useUserNames(ids: readonly string[]): (id: string) => string {
  const client = useQueryClient()
  const userIds = [...new Set(ids)].toSorted()
  const { data = NO_DISPLAYS, isPlaceholderData } = useQuery({
    ...queryOf(listUserDisplays, { userIds }),
    enabled: userIds.length > 0,
    placeholderData: () => knownDisplays(client),
  })
  const missing = data === NO_DISPLAYS || isPlaceholderData ? NO_IDS : missingIds(userIds, data)
  const usernames = useQueries({
    queries: missing.map(usernameQuery),
    combine: (found) => found.map(({ data: one }) => one?.username),
  })
  const asked = JSON.stringify(missing)
  // A stable function until names load: tables re-render their rows when it changes.
  return useMemo(() => {
    const names = userNameFrom(data, JSON.parse(asked) as string[], usernames) // Serialised by this hook.
    return (id) => names.get(id) ?? (isPlaceholderData ? PENDING_NAME : id)
  }, [data, isPlaceholderData, asked, usernames])
}

/** The same for an export, which has more rows than the page. */
export async function loadUserNames(
  client: QueryClient,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const userIds = [...new Set(ids)].toSorted()
  const displays = await client.query(queryOf(listUserDisplays, { userIds }))
  const missing = missingIds(userIds, displays)
  const usernames = await Promise.all(
    missing.map(async (id) => (await client.query(usernameQuery(id)).catch(() => undefined))?.username),
  )
  const names = userNameFrom(displays, missing, usernames)
  return (id) => names.get(id) ?? id
}
