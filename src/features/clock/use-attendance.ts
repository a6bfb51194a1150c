import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { getClockStatus, sendHeartbeat } from '@/api/calls/chatter'
import { isApiError } from '@/api/errors'
import { keyOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import { toServerTime } from '@/services/server-clock'

import { answeredWithin } from './answered-within'
import type { Attendance } from './attendance'
import { type AttendanceWatch, watchAttendance } from './watch-attendance'

/** The question comes without the server's word when that takes longer. */
const SEEN_WITHIN_MS = 3000

/** Nobody is told when a heartbeat fails: the next one says it again. A refused one has a log that is closed by now. */
const beat = (client: QueryClient, chatterWorkLogId: string, activeSince: number): void => {
  send(sendHeartbeat, { chatterWorkLogId, activeSince: isoOf(toServerTime(activeSince)) }).catch(
    (error: unknown) => {
      if (isApiError(error) && error.isRefusal)
        void client.invalidateQueries({ queryKey: keyOf(getClockStatus) })
    },
  )
}

/** When the server last knew of somebody, by this device's clock: at work here or elsewhere, or clocking in. */
async function whenSeen(client: QueryClient): Promise<number | undefined> {
  const asked = client.query({ ...queryOf(getClockStatus), staleTime: 0, retry: false })
  const log = (await answeredWithin(asked, SEEN_WITHIN_MS))?.chatterWorkLog
  return log ? (log.lastActiveAt ?? log.clockInAt) - toServerTime(0) : undefined
}

/** Watches over one running log: heartbeats, and the idle question. Without an answer the server closes the log (S20). */
export function useAttendance(chatterWorkLogId: string, idleAfterMs: number) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<Attendance>()
  const watch = useRef<AttendanceWatch>(undefined)
  useEffect(() => {
    watch.current = watchAttendance(idleAfterMs, {
      onBeat: (activeSince) => beat(client, chatterWorkLogId, activeSince),
      onAsk: setQuestion,
      whenSeen: () => whenSeen(client),
    })
    return () => watch.current?.stop()
  }, [chatterWorkLogId, idleAfterMs, client])
  return { question, answer: () => watch.current?.answer() }
}
