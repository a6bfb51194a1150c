import { useQuery } from '@tanstack/react-query'

import { listWorkLogs } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { serverNow } from '@/services/network/server-clock'

const DAY_MS = 24 * 60 * 60_000
const LOOKBACK_MS = 14 * DAY_MS

/** Rounded to whole days, so that the query key stays cached for the day. */
function lookbackRange() {
  const today = Math.floor(serverNow() / DAY_MS) * DAY_MS
  return {
    from: new Date(today - LOOKBACK_MS).toISOString(),
    to: new Date(today + DAY_MS).toISOString(),
  }
}

/** End of the user's last finished shift; 24 hours ago when there is none or it fails to load. */
export function useLastShift() {
  const { data, isPending } = useQuery(queryOf(listWorkLogs, lookbackRange()))
  const ends = (data?.data ?? []).flatMap(({ clockOutAt }) => clockOutAt ?? [])
  const known = ends.length > 0 ? Math.max(...ends) : undefined
  // Rounded to the hour, so that re-renders do not change the query key.
  const dayBefore = Math.floor(serverNow() / (DAY_MS / 24)) * (DAY_MS / 24) - DAY_MS
  return { isPending, endedAt: known, since: new Date(known ?? dayBefore).toISOString() }
}
