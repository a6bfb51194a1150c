import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { openEvents, type StreamState } from '@/api/events'
import { useSession } from '@/features/auth'
import { openLine } from '@/services/live-line'
import { untilThere } from '@/services/until-there'
import { lookForVersion } from '@/services/version-watch'

import type * as known from './live-concerns'

type Concerns = typeof known

let concerns: Promise<Concerns> | undefined
/** Imports every call of the agency, so it loads with the first event. */
const loadConcerns = (): Promise<Concerns> => (concerns ??= untilThere(() => import('./live-concerns')))

/** The shortest time between two refetches: fans write all the time, and totals cost more than the floor. */
const ASKED_AT_MOST_EVERY_MS = { now: 1500, soon: 10_000 }

/** Batches query keys and invalidates them one round at a time, so a slow server never gets overlapping rounds. */
function rounds(client: QueryClient, everyMs: number) {
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
export function startAgencyLive(client: QueryClient): () => void {
  const now = rounds(client, ASKED_AT_MOST_EVERY_MS.now)
  const soon = rounds(client, ASKED_AT_MOST_EVERY_MS.soon)
  let isOver = false
  const ask = async (concernOf: (known: Concerns) => known.Concern) => {
    const concern = concernOf(await loadConcerns())
    if (isOver) return
    now.add(concern.now)
    soon.add(concern.soon)
  }
  const line = openLine()
  let hasMissed = false
  const onState = (state: StreamState) => {
    line.note(state)
    if (state !== 'live') hasMissed ||= state !== 'connecting'
    else if (hasMissed) {
      hasMissed = false
      void ask(({ EVERYTHING }) => EVERYTHING)
    }
  }
  const stop = openEvents({
    creatorId: null,
    onEvent: (event) => {
      if (event.name === 'version.changed') lookForVersion()
      else void ask((known) => known.concernOf(event))
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

interface Kept {
  client: QueryClient
  of: string | undefined
  pages: number
  stop: () => void
}
let kept: Kept | undefined

/** Shares one event stream between consecutive agency pages; reopening it would re-render each page twice. */
function keepAgencyLive(client: QueryClient, userId: string | undefined): () => void {
  if (kept?.of !== userId || kept?.client !== client) {
    kept?.stop()
    kept = undefined
  }
  const line = (kept ??= { client, of: userId, pages: 0, stop: startAgencyLive(client) })
  line.pages += 1
  return () => {
    line.pages -= 1
    // React runs the effects of the next page in the same task, so wait before closing.
    queueMicrotask(() => {
      if (line.pages > 0 || kept !== line) return
      kept = undefined
      line.stop()
    })
  }
}

/** Keeps an agency page live while it is mounted: colleagues' changes show at once (screens S0). */
export function useAgencyLive(): void {
  const client = useQueryClient()
  const { userId } = useSession()
  useEffect(() => keepAgencyLive(client, userId), [client, userId])
}
