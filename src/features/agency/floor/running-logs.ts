import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listTeamLogs } from '@/api/calls/shifts'
import { queryOf } from '@/api/query'
import { isoOf } from '@/domain/instant'
import { isOnDuty } from '@/domain/work-log'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { serverNow } from '@/services/server-clock'

import { usePolling } from '../polling'

const HOUR_MS = 60 * 60_000

/** The hour at hand: logs that run touch it, however long ago they began. */
function thisHour() {
  const from = Math.floor(serverNow() / HOUR_MS) * HOUR_MS
  return { from: isoOf(from), to: isoOf(from + HOUR_MS) }
}

/** The logs of everybody on duty now. */
export const useRunningLogs = () =>
  useQuery({
    ...queryOf(listTeamLogs, thisHour()),
    ...usePolling(),
    placeholderData: keepPreviousData,
    select: ({ data }): WorkLogEntry[] => data.filter(isOnDuty),
  })
