import {
  hashKey,
  type QueryClient,
  QueryObserver,
  queryOptions,
  type QueryState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { getUserDisplay, listRegionalInfo, listUserDisplays } from '@/api/calls/user'
import { isApiError } from '@/api/errors'
import { keyOf } from '@/api/query'
import { send } from '@/api/send'
import { QUERY_STALE_AFTER_MS } from '@/config/constants'
import type { UserDisplay } from '@/domain/user-display'

import { gather } from './gather'

const IDS_AT_MOST = 100
const REGION_ASKED_AGAIN_AFTER_MS = 3000

/** What a fan or a colleague is called: as staff named them, else as they name themselves. */
export const nameOf = ({ nickname, displayName, username }: UserDisplay): string =>
  nickname || displayName || username

/** One person alone: the call of that name answers with 404 where the batch leaves someone out. */
async function displayOfOne(userId: string): Promise<UserDisplay | null> {
  try {
    return await send(getUserDisplay, { userId })
  } catch (error) {
    if (isApiError(error, 404)) return null
    throw error
  }
}

/** One call for all that is asked for in a frame; null for whom the server does not know. */
const askForDisplay = gather<UserDisplay | null>(IDS_AT_MOST, async (userIds) => {
  const [first] = userIds
  if (first !== undefined && userIds.length === 1) {
    const display = await displayOfOne(first)
    return () => display
  }
  const { displays } = await send(listUserDisplays, { userIds: [...userIds] })
  const byId = new Map(displays.map((display) => [display.userId, display]))
  return (userId) => byId.get(userId) ?? null
})

/** How somebody is shown, kept by id for 5 minutes. */
export const displayOf = (userId: string) =>
  queryOptions({
    queryKey: keyOf(getUserDisplay, { userId }),
    queryFn: () => askForDisplay(userId),
    staleTime: QUERY_STALE_AFTER_MS,
    meta: { onError: 'throw' },
  })

type Display = UserDisplay | null | undefined

const NOBODY = { subscribe: () => () => undefined, read: (): Display => undefined }

function watch(client: QueryClient, userId: string) {
  const display = displayOf(userId)
  const hash = hashKey(display.queryKey)
  return {
    subscribe: (onChange: () => void) => new QueryObserver(client, display).subscribe(onChange),
    read: () => client.getQueryCache().get<Display>(hash)?.state.data,
  }
}

/**
 * How somebody is shown; undefined until it is known, null for somebody unknown. Every row of a list asks for several, most
 * of them for nobody: what `useQuery` sets up for each was a tenth of the list's drawing.
 */
export function useDisplay(userId: string | null): Display {
  const client = useQueryClient()
  const { subscribe, read } = useMemo(
    () => (userId === null ? NOBODY : watch(client, userId)),
    [client, userId],
  )
  return useSyncExternalStore(subscribe, read)
}

/** The name of a fan or colleague; nothing until it has come. */
export function useName(userId: string | null): string | undefined {
  const display = useDisplay(userId)
  return display ? nameOf(display) : undefined
}

/** Null while it is on its way, undefined for somebody nobody can name. */
type Name = string | null | undefined

function nameIn(state: QueryState<Display> | undefined): Name {
  if (state?.data) return nameOf(state.data)
  return !state || state.status === 'pending' ? null : undefined
}

/** Has at hand how people are shown who are about to be: what is drawn without a name is drawn twice. */
export function useDisplaysAhead(userIds: readonly string[]): void {
  const client = useQueryClient()
  const asked = JSON.stringify(userIds)
  useEffect(() => {
    const ids = JSON.parse(asked) as string[] // written just above
    for (const userId of ids) client.query(displayOf(userId)).catch(() => undefined)
  }, [client, asked])
}

/** As `watch`, of several; what is read stays the same until a name changes. */
function watchNames(client: QueryClient, ids: readonly string[]) {
  const displays = ids.map(displayOf)
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
  const asked = JSON.stringify([...new Set(ids)])
  const watched = useMemo(() => JSON.parse(asked) as string[], [asked]) // written just above
  const { subscribe, read } = useMemo(() => watchNames(client, watched), [client, watched])
  const names = useSyncExternalStore(subscribe, read)
  return useMemo(() => new Map(watched.map((id, at) => [id, names[at]])), [watched, names])
}

/** Names of several people by id; nothing until a name has come. */
export function useNames(ids: readonly string[]): (id: string) => string | undefined {
  const names = useNamesById(ids)
  return (id) => names.get(id) ?? undefined
}

/** A line keeps its height while a name is on its way. */
const NOT_YET = '\u00A0'

/** Names of several people by id, for lines that cannot do without one: `unknown` for those nobody can name, blank until that is known. */
export function useNamesOr(ids: readonly string[], unknown: string): (id: string) => string {
  const names = useNamesById(ids)
  return (id) => (names.get(id) === null ? NOT_YET : (names.get(id) ?? unknown))
}

interface Region {
  isRegional: boolean
  keepChecking: boolean
}

/** The same for the regional information. */
const askForRegion = gather<Region>(IDS_AT_MOST, async (userIds) => {
  const answer = await send(listRegionalInfo, { userIds: [...userIds] })
  const found = new Set(answer.userIds)
  return (userId) => ({
    isRegional: found.has(userId),
    keepChecking: answer.keepChecking && !found.has(userId),
  })
})

/** Whether regional information holds for somebody; asked again while the server still looks (spec 7). */
export function useRegionalInfo(userId: string | null): boolean | undefined {
  const { data } = useQuery({
    queryKey: keyOf(listRegionalInfo, { userIds: [userId ?? ''] }),
    queryFn: () => askForRegion(userId ?? ''),
    enabled: userId !== null,
    staleTime: QUERY_STALE_AFTER_MS,
    refetchInterval: ({ state }) => state.data?.keepChecking === true && REGION_ASKED_AGAIN_AFTER_MS,
    meta: { onError: 'ignore' },
  })
  return data?.isRegional
}
