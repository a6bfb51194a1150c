import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { getFloor } from '@/api/calls/agency'
import { listEmployees } from '@/api/calls/employees'
import { listWaitingChannels } from '@/api/calls/floor'
import { listDisputes } from '@/api/calls/performance'
import { listCorrections, listTeamLogs } from '@/api/calls/shifts'
import { openEvents, type StreamState } from '@/api/events'
import type { AgencyNews, LiveEvent } from '@/domain/live-event'
import { noteLine } from '@/services/live-line'

/** Fans write all the time: nobody reads the floor more often than this. */
const ASKED_AT_MOST_EVERY_MS = 1500

/** Which parts of the page each kind of news concerns. */
const CONCERNS: Record<AgencyNews, readonly string[]> = {
  floor: [getFloor.path, listWaitingChannels.path],
  corrections: [listCorrections.path],
  disputes: [listDisputes.path],
  shifts: [getFloor.path],
  invitations: [listEmployees.path],
  sales: [getFloor.path],
}
const CLOCKS = [getFloor.path, listTeamLogs.path]
const ALL = [...new Set([...Object.values(CONCERNS).flat(), ...CLOCKS])]

const concerned = (event: LiveEvent): readonly string[] => {
  if (event.name === 'agency.changed') return CONCERNS[event.data.what]
  return event.name === 'clock.changed' ? CLOCKS : []
}

/** Asks anew for what is due, one round after the other: a slow server is not asked again while it answers. */
function rounds(client: QueryClient) {
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  const go = async () => {
    isRunning = true
    const paths = [...due]
    due.clear()
    await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
    timer = setTimeout(() => {
      isRunning = false
      if (due.size > 0) void go()
    }, ASKED_AT_MOST_EVERY_MS)
  }
  return {
    add: (paths: readonly string[]) => {
      for (const path of paths) due.add(path)
      if (due.size > 0 && !isRunning) void go()
    },
    stop: () => {
      due.clear()
      clearTimeout(timer)
    },
  }
}

/** Hears what happens to the agency and asks anew for the parts concerned, until the returned function is called. */
export function startAgencyLive(client: QueryClient): () => void {
  const news = rounds(client)
  let hasMissed = false
  const onState = (state: StreamState) => {
    noteLine(state)
    if (state !== 'live') hasMissed ||= state !== 'connecting'
    else if (hasMissed) {
      hasMissed = false
      news.add(ALL)
    }
  }
  const stop = openEvents({ creatorId: null, onEvent: (event) => news.add(concerned(event)), onState })
  return () => {
    stop()
    news.stop()
    noteLine('none')
  }
}

/** Keeps the page live while it is open. */
export function useAgencyLive(): void {
  const client = useQueryClient()
  useEffect(() => startAgencyLive(client), [client])
}
