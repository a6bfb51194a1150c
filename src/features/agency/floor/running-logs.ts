import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { listTeamLogs } from '@/api/calls/agency/shifts'
import { pagesOf } from '@/api/query'
import { isoOf } from '@/domain/time/instant'
import { isOnDuty } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { serverNow } from '@/services/network/server-clock'

import { useFetchAllPages } from '../filter/choices'
import { usePolling } from '../live/use-polling'

const HOUR_MS = 60 * 60_000
/** The server's page limit. */
const PAGE_SIZE = 200

/** The current hour; running logs overlap it however long ago they began. */
function currentHour() {
  const from = Math.floor(serverNow() / HOUR_MS) * HOUR_MS
  return { from: isoOf(from), to: isoOf(from + HOUR_MS) }
}

/** The logs of everyone on duty now. */
export function useRunningLogs() {
  const read = useInfiniteQuery({
    ...pagesOf(listTeamLogs, { ...currentHour(), isRunning: true, limit: PAGE_SIZE }),
    ...usePolling(),
    placeholderData: keepPreviousData,
    select: ({ pages }): WorkLogEntry[] => pages.flatMap(({ data }) => data.filter(isOnDuty)),
  })
  useFetchAllPages(read)
  return read
}
