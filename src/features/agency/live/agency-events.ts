import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { openEventStream, type StreamState } from '@/api/server-events'
import { useSession } from '@/features/auth'
import { registerEventStream } from '@/services/network/event-stream-state'
import { loadWithRetry } from '@/services/loading/load-with-retry'
import { checkVersionNow } from '@/services/network/version-watch'

import type * as affected from './affected-queries'

type AffectedQueriesModule = typeof affected

let affectedQueriesModule: Promise<AffectedQueriesModule> | undefined
/** Imports every call of the agency, so it loads with the first event. */
const loadAffectedQueries = (): Promise<AffectedQueriesModule> =>
  (affectedQueriesModule ??= loadWithRetry(() => import('./affected-queries')))

/** The shortest time between two refetches: fans write all the time, and totals cost more than the floor. */
const MIN_REFETCH_INTERVAL_MS = { immediate: 1500, delayed: 10_000 }

/** Batches query keys and invalidates them one round at a time, so a slow server never gets overlapping rounds. */
function createRefetchBatcher(client: QueryClient, everyMs: number) {
  const due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  const run = async () => {
    isRunning = true
    const keys = [...due.values()]
    due.clear()
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    timer = setTimeout(() => {
      isRunning = false
      if (due.size > 0) void run()
    }, everyMs)
  }
  return {
    add: (keys: readonly QueryKey[]) => {
      for (const key of keys) due.set(JSON.stringify(key), key)
      if (due.size > 0 && !isRunning) void run()
    },
    stop: () => {
      due.clear()
      clearTimeout(timer)
    },
  }
}

/** Subscribes to agency events and refetches the affected queries until the returned function is called. */
export function subscribeToAgencyEvents(client: QueryClient): () => void {
  const immediate = createRefetchBatcher(client, MIN_REFETCH_INTERVAL_MS.immediate)
  const delayed = createRefetchBatcher(client, MIN_REFETCH_INTERVAL_MS.delayed)
  let isOver = false
  const refetchAffected = async (queriesOf: (module: AffectedQueriesModule) => affected.AffectedQueries) => {
    const queries = queriesOf(await loadAffectedQueries())
    if (isOver) return
    immediate.add(queries.immediate)
    delayed.add(queries.delayed)
  }
  const connection = registerEventStream()
  let hasMissed = false
  const onState = (state: StreamState) => {
    connection.setState(state)
    if (state !== 'live') hasMissed ||= state !== 'connecting'
    else if (hasMissed) {
      hasMissed = false
      void refetchAffected(({ ALL_QUERIES }) => ALL_QUERIES)
    }
  }
  const stop = openEventStream({
    creatorId: null,
    onEvent: (event) => {
      if (event.name === 'version.changed') checkVersionNow()
      else void refetchAffected(({ affectedQueriesOf }) => affectedQueriesOf(event))
    },
    onState,
  })
  return () => {
    isOver = true
    stop()
    immediate.stop()
    delayed.stop()
    connection.close()
  }
}

interface SharedStream {
  client: QueryClient
  userId: string | undefined
  pageCount: number
  stop: () => void
}
let sharedStream: SharedStream | undefined

/** Shares one event stream between consecutive agency pages; reopening it would re-render each page twice. */
function retainAgencyStream(client: QueryClient, userId: string | undefined): () => void {
  if (sharedStream?.userId !== userId || sharedStream?.client !== client) {
    sharedStream?.stop()
    sharedStream = undefined
  }
  const stream = (sharedStream ??= {
    client,
    userId,
    pageCount: 0,
    stop: subscribeToAgencyEvents(client),
  })
  stream.pageCount += 1
  return () => {
    stream.pageCount -= 1
    // React runs the effects of the next page in the same task, so wait before closing.
    queueMicrotask(() => {
      if (stream.pageCount > 0 || sharedStream !== stream) return
      sharedStream = undefined
      stream.stop()
    })
  }
}

/** Keeps an agency page live while it is mounted: colleagues' changes show at once (screens S0). */
export function useAgencyEvents(): void {
  const client = useQueryClient()
  const { userId } = useSession()
  useEffect(() => retainAgencyStream(client, userId), [client, userId])
}
