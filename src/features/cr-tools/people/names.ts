import {
  hashKey,
  type QueryClient,
  QueryObserver,
  queryOptions,
  type QueryState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'

import { getUserDisplay, listRegionalInfo, listUserDisplays } from '@/api/calls/account/user'
import { isApiError } from '@/api/errors'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import { QUERY_STALE_AFTER_MS } from '@/config/constants'
import type { UserDisplay } from '@/domain/account/user-display'

import { batchRequests } from './batch-requests'

const MAX_BATCH_SIZE = 100
const REGION_REFETCH_AFTER_MS = 3000

/** Returns the name of a fan or colleague: the staff's nickname, else their own. */
export const nameOf = ({ nickname, displayName, username }: UserDisplay): string =>
  nickname || displayName || username

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
    meta: { onError: 'throw' },
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

/** Null while loading, undefined when there is no name. */
type Name = string | null | undefined

function nameIn(state: QueryState<Display> | undefined): Name {
  if (state?.data) return nameOf(state.data)
  return !state || state.status === 'pending' ? null : undefined
}

/** Like `watch` for several users; the snapshot keeps its identity until a name changes. */
function watchNames(client: QueryClient, ids: readonly string[]) {
  const displays = ids.map(displayQuery)
  const hashes = displays.map(({ queryKey }) => hashKey(queryKey))
  let known: readonly Name[] = []
  return {
    subscribe: (onChange: () => void) => {
      const stops = displays.map((display) => new QueryObserver(client, display).subscribe(onChange))
      return () => stops.forEach((stop) => stop())
    },
    read: () => {
      const now = hashes.map((hash) => nameIn(client.getQueryCache().get<Display>(hash)?.state))
      if (now.length !== known.length || now.some((name, at) => name !== known[at])) known = now
      return known
    },
  }
}

function useNamesById(ids: readonly string[]): ReadonlyMap<string, Name> {
  const client = useQueryClient()
  const idsJson = JSON.stringify([...new Set(ids)])
  const watched = useMemo(() => JSON.parse(idsJson) as string[], [idsJson]) // the JSON written above
  const { subscribe, read } = useMemo(() => watchNames(client, watched), [client, watched])
  const names = useSyncExternalStore(subscribe, read)
  return useMemo(() => new Map(watched.map((id, at) => [id, names[at]])), [watched, names])
}

/** Returns a lookup of names by ID; undefined until a name has loaded. */
export function useNames(ids: readonly string[]): (id: string) => string | undefined {
  const names = useNamesById(ids)
  return (id) => names.get(id) ?? undefined
}

/** Keeps the height of a line while its name loads. */
const LOADING_NAME = '\u00A0'

/**
 * Returns a lookup of names by ID that never lacks one: blank while loading, `unknown` when there is no name.
 */
export function useNamesOr(ids: readonly string[], unknown: string): (id: string) => string {
  const names = useNamesById(ids)
  return (id) => (names.get(id) === null ? LOADING_NAME : (names.get(id) ?? unknown))
}

interface Region {
  isRegional: boolean
  keepChecking: boolean
}

/** Batches requests for regional information. */
const fetchRegion = batchRequests<Region>(MAX_BATCH_SIZE, async (userIds) => {
  const answer = await send(listRegionalInfo, { userIds: [...userIds] })
  const found = new Set(answer.userIds)
  return (userId) => ({
    isRegional: found.has(userId),
    keepChecking: answer.keepChecking && !found.has(userId),
  })
})

/**
 * Returns whether regional information applies to a user; polls while the server still checks (requirements
 * 7).
 */
export function useRegionalInfo(userId: string | null): boolean | undefined {
  const { data } = useQuery({
    queryKey: callQueryKey(listRegionalInfo, { userIds: [userId ?? ''] }),
    queryFn: () => fetchRegion(userId ?? ''),
    enabled: userId !== null,
    staleTime: QUERY_STALE_AFTER_MS,
    refetchInterval: ({ state }) => state.data?.keepChecking === true && REGION_REFETCH_AFTER_MS,
    meta: { onError: 'ignore' },
  })
  return data?.isRegional
}
