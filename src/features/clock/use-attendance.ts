import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { getClockStatus, sendHeartbeat } from '@/api/calls/chatter/chatter'
import { isApiError } from '@/api/errors'
import { queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import { toServerTime } from '@/services/network/server-clock'

import { resolveWithin } from './resolve-within'
import type { Attendance } from './attendance'
import { type AttendanceWatch, watchAttendance } from './watch-attendance'

/** The question shows without the server's answer after this timeout. */
const ACTIVITY_TIMEOUT_MS = 3000

/**
 * Sends a heartbeat. Ignores errors, because the next one repeats the report; a rejected one means the log is
 * closed, so it refetches.
 */
const sendBeat = (client: QueryClient, chatterWorkLogId: string, activeSince: number): void => {
  send(sendHeartbeat, { chatterWorkLogId, activeSince: isoOf(toServerTime(activeSince)) }).catch(
    (error: unknown) => {
      if (isApiError(error) && error.isRefusal) void invalidateCalls(client, getClockStatus)
    },
  )
}

/**
 * Returns when the server last saw the user, in this device's time: by activity here or elsewhere, or
 * clocking in.
 */
async function fetchLastActivity(client: QueryClient): Promise<number | undefined> {
  const asked = client.query({ ...queryOf(getClockStatus), staleTime: 0, retry: false })
  const log = (await resolveWithin(asked, ACTIVITY_TIMEOUT_MS))?.chatterWorkLog
  return log ? (log.lastActiveAt ?? log.clockInAt) - toServerTime(0) : undefined
}

/**
 * Watches one running log: heartbeats, and the idle question. Without an answer the server closes the log
 * (screens S20).
 */
export function useAttendance(chatterWorkLogId: string, idleAfterMs: number) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<Attendance>()
  const watch = useRef<AttendanceWatch>(undefined)
  useEffect(() => {
    watch.current = watchAttendance(idleAfterMs, {
      onBeat: (activeSince) => sendBeat(client, chatterWorkLogId, activeSince),
      onAsk: setQuestion,
      fetchLastActivity: () => fetchLastActivity(client),
    })
    return () => watch.current?.stop()
  }, [chatterWorkLogId, idleAfterMs, client])
  return { question, answer: () => watch.current?.answer() }
}
