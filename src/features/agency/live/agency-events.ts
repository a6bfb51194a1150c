import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { openEventStream, type StreamState } from '@/api/server-events'
import { useSession } from '@/features/auth'
import { registerEventStream } from '@/services/network/event-stream-state'
import { loadWithRetry } from '@/services/loading/load-with-retry'
import { checkVersionNow } from '@/services/network/version-watch'

import type * as known from './affected-queries'

type AffectedQueriesModule = typeof known

let affectedQueriesModule: Promise<AffectedQueriesModule> | undefined
/** Imports every call of the agency, so it loads with the first event. */
const loadAffectedQueries = (): Promise<AffectedQueriesModule> =>
  (affectedQueriesModule ??= loadWithRetry(() => import('./affected-queries')))

/** The shortest time between two refetches: fans write all the time, and totals cost more than the floor. */
const MIN_REFETCH_INTERVAL_MS = { now: 1500, soon: 10_000 }

/** Batches query keys and invalidates them one round at a time, so a slow server never gets overlapping rounds. */
function createRefetchBatcher(client: QueryClient, everyMs: number) {
  const due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  const go = async () => {
    isRunning = true
    const keys = [...due.values()]
    due.clear()
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
    timer = setTimeout(() => {
      isRunning = false
      if (due.size > 0) void go()
    }, everyMs)
  }
  return {
    add: (keys: readonly QueryKey[]) => {
      for (const key of keys) due.set(JSON.stringify(key), key)
      if (due.size > 0 && !isRunning) void go()
    },
    stop: () => {
      due.clear()
      clearTimeout(timer)
    },
  }
}

/** Subscribes to agency events and refetches the affected queries until the returned function is called. */
export function subscribeToAgencyEvents(client: QueryClient): () => void {
  const now = createRefetchBatcher(client, MIN_REFETCH_INTERVAL_MS.now)
  const soon = createRefetchBatcher(client, MIN_REFETCH_INTERVAL_MS.soon)
  let isOver = false
  const ask = async (concernOf: (known: AffectedQueriesModule) => known.AffectedQueries) => {
    const concern = concernOf(await loadAffectedQueries())
    if (isOver) return
    now.add(concern.immediate)
    soon.add(concern.delayed)
  }
  const line = registerEventStream()
  let hasMissed = false
  const onState = (state: StreamState) => {
    line.note(state)
    if (state !== 'live') hasMissed ||= state !== 'connecting'
    else if (hasMissed) {
      hasMissed = false
      void ask(({ ALL_QUERIES }) => ALL_QUERIES)
    }
  }
  const stop = openEventStream({
    creatorId: null,
    onEvent: (event) => {
      if (event.name === 'version.changed') checkVersionNow()
      else void ask((known) => known.affectedQueriesOf(event))
    },
    onState,
  })
  return () => {
    isOver = true
    stop()
    now.stop()
    soon.stop()
    line.close()
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
  const line = (sharedStream ??= {
    client,
    userId: userId,
    pageCount: 0,
    stop: subscribeToAgencyEvents(client),
  })
  line.pageCount += 1
  return () => {
    line.pageCount -= 1
    // React runs the effects of the next page in the same task, so wait before closing.
    queueMicrotask(() => {
      if (line.pageCount > 0 || sharedStream !== line) return
      sharedStream = undefined
      line.stop()
    })
  }
}

/** Keeps an agency page live while it is mounted: colleagues' changes show at once (screens S0). */
export function useAgencyEvents(): void {
  const client = useQueryClient()
  const { userId } = useSession()
  useEffect(() => retainAgencyStream(client, userId), [client, userId])
}
