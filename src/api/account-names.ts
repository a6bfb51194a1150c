import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { accountNameOf } from '@/domain/account/account-name'
import { PENDING_NAME } from '@/lib/text/pending-name'

import { getUsername } from './calls/account/user'
import { queryOf } from './query'
import { displayQuery, useNamesById } from './user-names'

/** For people whom the server no longer shows, such as deleted accounts, it still returns the username. */
const usernameQuery = (userId: string) => ({
  ...queryOf(getUsername, { userId }),
  staleTime: Infinity,
})

const shownAs = ({ username }: { username: string }): string => `@${username}`

type NamesById = ReturnType<typeof useNamesById>

function useUsernames(names: NamesById): NamesById {
  const hidden = useMemo(() => [...names].flatMap(([id, name]) => (name === null ? [id] : [])), [names])
  const usernames = useQueries({
    queries: hidden.map(usernameQuery),
    combine: (found) =>
      found.map(({ data, isPending }) => (isPending ? PENDING_NAME : data && shownAs(data))),
  })
  return useMemo(() => new Map(hidden.map((id, index) => [id, usernames[index]])), [hidden, usernames])
}

/**
 * Returns a lookup of the names of accounts by ID; an unknown ID is its own name. The function is stable until a
 * name loads: tables re-render their rows when it changes.
 */
export function useAccountNames(ids: readonly string[]): (id: string) => string {
  const names = useNamesById(ids, accountNameOf)
  const usernames = useUsernames(names)
  return useCallback((id) => names.get(id) ?? usernames.get(id) ?? id, [names, usernames])
}

async function loadAccountName(client: QueryClient, userId: string): Promise<string> {
  const display = await client.query(displayQuery(userId))
  if (display) return accountNameOf(display)
  const found = await client.query(usernameQuery(userId)).catch(() => undefined)
  return found ? shownAs(found) : userId
}

/** The same for an export, which has more rows than the page. */
export async function loadAccountNames(
  client: QueryClient,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const load = async (id: string) => [id, await loadAccountName(client, id)] as const
  const names = new Map(await Promise.all([...new Set(ids)].map(load)))
  return (id) => names.get(id) ?? id
}
