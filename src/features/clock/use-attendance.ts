import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { getClockStatus, sendHeartbeat } from '@/api/calls/chatter/chatter'
import { isRefused } from '@/api/errors'
import { queryOf, invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import { resolveWithin } from '@/lib/wait'
import { onUserInput } from '@/services/input/user-input'
import { isClockUnsure, toServerTime } from '@/services/network/server-clock'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'
import { onTick } from '@/services/page/tick'

import {
  type Attendance,
  dueAction,
  withServerActivity,
  withActivityElsewhere,
  startAttendance,
  withHeartbeat,
  withInput,
  withQuestion,
} from './attendance'

const ACTIVITY_MESSAGE = 'clock.seen'
/** The question shows without the server's answer after this timeout. */
const ACTIVITY_TIMEOUT_MS = 3000
/** Interval in ms of further checks while the question is unanswered and the server keeps the log open. */
const RECHECK_AFTER_MS = 60_000

/**
 * Sends a heartbeat. Ignores errors, because the next one repeats the report; a rejected one means the log is
 * closed, so it refetches.
 */
const sendBeat = (client: QueryClient, chatterWorkLogId: string, activeSince: number): void => {
  send(sendHeartbeat, { chatterWorkLogId, activeSince: isoOf(toServerTime(activeSince)) }).catch(
    (error: unknown) => {
      if (isRefused(error)) void invalidateCalls(client, getClockStatus)
    },
  )
}

/**
 * Returns when the server last saw the user, in this device's time: by activity here or elsewhere, or
 * clocking in; undefined if unreachable. A log that the server has closed ends the watch.
 */
async function fetchLastActivity(client: QueryClient): Promise<number | undefined> {
  const read = () =>
    resolveWithin(
      client.query({ ...queryOf(getClockStatus), staleTime: 0, retry: false }),
      ACTIVITY_TIMEOUT_MS,
    )
  let status = await read()
  // A clock set forward looks like idle time until a second response confirms it.
  if (isClockUnsure()) status = await read()
  const log = status?.chatterWorkLog
  return log ? (log.lastActiveAt ?? log.clockInAt) - toServerTime(0) : undefined
}

/** Checks the server one request at a time, and throttles once the time is up. */
function serverCheck(client: QueryClient, onResult: (seenAt: number | undefined) => void) {
  let isChecking = false
  let checkedAt = -Infinity
  return async (due: 'ask' | 'leave'): Promise<void> => {
    const isEarly = due === 'leave' && Date.now() - checkedAt < RECHECK_AFTER_MS
    if (isChecking || isEarly) return
    isChecking = true
    checkedAt = Date.now()
    const seenAt = await fetchLastActivity(client)
    isChecking = false
    onResult(seenAt)
  }
}

interface WatchedLog {
  client: QueryClient
  chatterWorkLogId: string
  idleAfterMs: number
  /** Called to show or close the question. */
  onQuestion: (question: Attendance | undefined) => void
}

/**
 * Watches input in this tab and activity in other tabs and on other devices; acts at most once a second.
 * `attendance.ts` decides what is due. Never ends the log.
 */
function watchAttendance({ client, chatterWorkLogId, idleAfterMs, onQuestion }: WatchedLog) {
  let attendance = startAttendance(Date.now(), idleAfterMs)
  let isStopped = false

  const setAttendance = (next: Attendance) => {
    const { isQuestionOpen } = attendance
    attendance = next
    if (next.isQuestionOpen !== isQuestionOpen) onQuestion(next.isQuestionOpen ? next : undefined)
  }
  const beat = (now: number) => {
    postTabMessage(ACTIVITY_MESSAGE)
    sendBeat(client, chatterWorkLogId, attendance.activeSince ?? now)
    setAttendance(withHeartbeat(attendance, now))
  }
  // Checks the server before asking here: the user may be active on another device, or the log closed.
  const checkServer = serverCheck(client, (seenAt) => {
    if (isStopped) return
    const now = Date.now()
    if (seenAt !== undefined) setAttendance(withServerActivity(attendance, Math.min(seenAt, now)))
    const due = dueAction(attendance, now)
    // Expired, but the log still runs: a returning user may still answer.
    if (due === 'ask' || (due === 'leave' && seenAt !== undefined)) setAttendance(withQuestion(attendance))
  })
  const act = () => {
    const due = dueAction(attendance, Date.now())
    if (due === 'beat') beat(Date.now())
    else if (due) void checkServer(due)
  }
  const stops = [
    onUserInput(() => setAttendance(withInput(attendance, Date.now()))),
    onTabMessage(ACTIVITY_MESSAGE, () => setAttendance(withActivityElsewhere(attendance, Date.now()))),
    onTick(act),
    () => void (isStopped = true),
  ]
  return {
    /** The user pressed 'Still working'. */
    answer: () => {
      setAttendance(startAttendance(Date.now(), idleAfterMs))
      // At once: the server waits no longer than the question does.
      beat(Date.now())
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}

/**
 * Watches one running log: heartbeats, and the idle question. Without an answer the server closes the log
 * (screens S20).
 */
export function useAttendance(chatterWorkLogId: string, idleAfterMs: number) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<Attendance>()
  const watch = useRef<ReturnType<typeof watchAttendance>>(undefined)
  useEffect(() => {
    watch.current = watchAttendance({ client, chatterWorkLogId, idleAfterMs, onQuestion: setQuestion })
    return () => watch.current?.stop()
  }, [chatterWorkLogId, idleAfterMs, client])
  return { question, answer: () => watch.current?.answer() }
}
