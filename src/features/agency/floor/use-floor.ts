import { useQuery, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { listWaitingChannels, listFloorPeople } from '@/api/calls/agency/floor'
import { listTeamLogs } from '@/api/calls/agency/shifts'
import { queryOf, pagesOf } from '@/api/query'
import { isOnDuty } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { isoOf } from '@/domain/time/instant'
import { HOUR_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'

import { useFetchAllPages } from '../filter/choices'
import { usePolling } from '../live/use-polling'
import { floorQuery } from './floor-query'

/** The creators of a group, or all, as of now, with the hours ahead. */
export const useFloor = (groupId: string | null) =>
  useQuery({
    ...floorQuery(groupId),
    ...usePolling(),
    placeholderData: keepPreviousData,
  })

/** Chatters on duty with their load, of a group or all. */
export const useFloorPeople = (groupId: string | null) =>
  useQuery({
    ...queryOf(listFloorPeople, groupId === null ? {} : { groupId }),
    ...usePolling(),
    placeholderData: keepPreviousData,
  })

export type WaitingFan = ResponseOf<typeof listWaitingChannels>['data'][number]

/** The waiting fans of a creator, longest first. */
export const useWaitingFans = (creatorId: string) =>
  useQuery({ ...queryOf(listWaitingChannels, { creatorId }), ...usePolling() })

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
