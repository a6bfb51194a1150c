import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { listWorkLogs } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { useSession } from '@/features/auth'
import { DAY_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { dismissedLog } from './clock-notices'

const LOOKS_BACK_DAYS = 7

/** Whole days, so the query key stays the same through the day. */
function lastDays(): { from: string; to: string } {
  const tomorrow = Math.ceil(serverNow() / DAY_MS) * DAY_MS
  return { from: isoOf(tomorrow - LOOKS_BACK_DAYS * DAY_MS), to: isoOf(tomorrow) }
}

/** A close by another person sets `corrected` too, so that flag counts only without a close reason. */
const isSettled = ({ flags, closeReason }: WorkLogEntry): boolean =>
  flags.includes('correction_pending') || (closeReason === null && flags.includes('corrected'))

/** Returns the newest log closed by the server or another person that is neither corrected nor dismissed. */
function closedLog(logs: readonly WorkLogEntry[], userId: string): WorkLogEntry | undefined {
  const log = logs.find(({ source, closeReason }) => source === 'auto' || closeReason !== null)
  const isOver =
    !log || isSettled(log) || log.clockOutAt === null || log.chatterWorkLogId === dismissedLog.read(userId)
  return isOver ? undefined : log
}

/** Returns a log that was closed for this user, to show on the next visit. */
export function useClosedLog(): { log: WorkLogEntry | undefined; forget: () => void } {
  const { userId = '' } = useSession()
  // A tab may stay open for days.
  useMinute()
  const logs = useQuery(queryOf(listWorkLogs, lastDays()))
  const [forgotten, setForgotten] = useState<string>()
  const log = closedLog(logs.data?.data ?? [], userId)
  return {
    log: log?.chatterWorkLogId === forgotten ? undefined : log,
    forget: () => {
      if (!log) return
      dismissedLog.save(userId, log.chatterWorkLogId)
      setForgotten(log.chatterWorkLogId)
    },
  }
}
