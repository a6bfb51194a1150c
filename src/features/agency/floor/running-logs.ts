import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { listTeamLogs } from '@/api/calls/shifts'
import { pagesOf } from '@/api/query'
import { isoOf } from '@/domain/instant'
import { isOnDuty } from '@/domain/work-log'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { serverNow } from '@/services/server-clock'

import { useAllParts } from '../filter/choices'
import { usePolling } from '../polling'

const HOUR_MS = 60 * 60_000
/** The server's page limit. */
const PART = 200

/** The current hour; running logs overlap it however long ago they began. */
function thisHour() {
  const from = Math.floor(serverNow() / HOUR_MS) * HOUR_MS
  return { from: isoOf(from), to: isoOf(from + HOUR_MS) }
}

/** The logs of everyone on duty now. */
export function useRunningLogs() {
  const read = useInfiniteQuery({
    ...pagesOf(listTeamLogs, { ...thisHour(), isRunning: true, limit: PART }),
    ...usePolling(),
    placeholderData: keepPreviousData,
    select: ({ pages }): WorkLogEntry[] => pages.flatMap(({ data }) => data.filter(isOnDuty)),
  })
  useAllParts(read)
  return read
}
