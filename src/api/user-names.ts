import { accountNameOf } from '@/domain/account/account-name'
import {
  hashKey,
  type QueryClient,
  QueryObserver,
  queryOptions,
  type QueryState,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'

import { QUERY_STALE_AFTER_MS } from '@/config/constants'
import type { UserDisplay } from '@/domain/account/user-display'
import { PENDING_NAME } from '@/lib/text/pending-name'

import { batchRequests } from './batch-requests'
import { getUserDisplay, listUserDisplays } from './calls/account/user'
import { isApiError } from './errors'
import { callQueryKey } from './query'
import { send } from './send'

const MAX_BATCH_SIZE = 100

/** Which of a person's names comes first. */
type NameRule = (display: UserDisplay) => string

/** For chats and what leads to them: the staff's nickname, else the name of the account. */
export const nameOf: NameRule = (display) => display.nickname || accountNameOf(display)

/** Loads one user: this call answers 404 where the batch omits an unknown user. */
async function fetchOneDisplay(userId: string): Promise<UserDisplay | null> {
  try {
    return await send(getUserDisplay, { userId })
  } catch (error) {
    if (isApiError(error, 404)) return null
    throw error
  }
}

/** Batches the requests of a frame into one call; null for an unknown user. */
const fetchDisplay = batchRequests<UserDisplay | null>(MAX_BATCH_SIZE, async (userIds) => {
  const [first] = userIds
  if (first !== undefined && userIds.length === 1) {
    const display = await fetchOneDisplay(first)
    return () => display
  }
  const { displays } = await send(listUserDisplays, { userIds: [...userIds] })
  const byId = new Map(displays.map((display) => [display.userId, display]))
  return (userId) => byId.get(userId) ?? null
})

/** Query options for a user's display data, cached by ID for 5 minutes. */
export const displayQuery = (userId: string) =>
  queryOptions({
    queryKey: callQueryKey(getUserDisplay, { userId }),
    queryFn: () => fetchDisplay(userId),
    staleTime: QUERY_STALE_AFTER_MS,
  })

type Display = UserDisplay | null | undefined

const NO_DISPLAY = { subscribe: () => () => undefined, read: (): Display => undefined }

function watchDisplay(client: QueryClient, userId: string) {
  const display = displayQuery(userId)
  const hash = hashKey(display.queryKey)
  return {
    subscribe: (onChange: () => void) => new QueryObserver(client, display).subscribe(onChange),
    read: () => client.getQueryCache().get<Display>(hash)?.state.data,
  }
}

/**
 * Returns a user's display data: undefined while loading, null when unknown. Subscribes by hand, because
 * `useQuery` cost a tenth of a list render.
 */
export function useDisplay(userId: string | null): Display {
  const client = useQueryClient()
  const { subscribe, read } = useMemo(
    () => (userId === null ? NO_DISPLAY : watchDisplay(client, userId)),
    [client, userId],
  )
  return useSyncExternalStore(subscribe, read)
}

/** Returns the name of a fan or colleague; undefined until it has loaded. */
export function useName(userId: string | null): string | undefined {
  const display = useDisplay(userId)
  return display ? nameOf(display) : undefined
}

/** `PENDING_NAME` while loading, null when the server does not show the person, undefined after a failure. */
type Name = string | null | undefined

function nameIn(state: QueryState<Display> | undefined, rule: NameRule): Name {
  if (state?.data) return rule(state.data)
  if (state?.data === null) return null
  return state?.status === 'error' ? undefined : PENDING_NAME
}

/** Like `watchDisplay` for several users; the snapshot keeps its identity until a name changes. */
function watchNames(client: QueryClient, ids: readonly string[], rule: NameRule) {
  const displays = ids.map(displayQuery)
  const hashes = displays.map(({ queryKey }) => hashKey(queryKey))
  let latest: readonly Name[] = []
  return {
    subscribe: (onChange: () => void) => {
      const stops = displays.map((display) => new QueryObserver(client, display).subscribe(onChange))
      return () => stops.forEach((stop) => stop())
    },
    read: () => {
      const now = hashes.map((hash) => nameIn(client.getQueryCache().get<Display>(hash)?.state, rule))
      if (now.length !== latest.length || now.some((name, index) => name !== latest[index])) latest = now
      return latest
    },
  }
}

/** Returns names by ID; the map keeps its identity until a name changes. */
export function useNamesById(ids: readonly string[], rule: NameRule): ReadonlyMap<string, Name> {
  const client = useQueryClient()
  const idsJson = JSON.stringify([...new Set(ids)])
  const watched = useMemo(() => JSON.parse(idsJson) as string[], [idsJson]) // the JSON written above
  const { subscribe, read } = useMemo(() => watchNames(client, watched, rule), [client, watched, rule])
  const names = useSyncExternalStore(subscribe, read)
  return useMemo(() => new Map(watched.map((id, index) => [id, names[index]])), [watched, names])
}

/** Returns a lookup of names by ID that never lacks one: pending while loading, `unknown` when there is none. */
export function useNamesOr(ids: readonly string[], unknown: string): (id: string) => string {
  const names = useNamesById(ids, nameOf)
  return (id) => names.get(id) ?? unknown
}

/** Returns a lookup of names by ID; undefined until a name has loaded. */
export function useNames(ids: readonly string[]): (id: string) => string | undefined {
  const names = useNamesById(ids, nameOf)
  return (id) => {
    const name = names.get(id)
    return name === PENDING_NAME ? undefined : (name ?? undefined)
  }
}
