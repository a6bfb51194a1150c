import { useQuery } from '@tanstack/react-query'

import { listWorkLogs } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'
import { serverNow } from '@/services/server-clock'

const DAY_MS = 24 * 60 * 60_000
const LOOK_BACK_MS = 14 * DAY_MS

/** Whole days, so that every visit of a day asks the same and finds it in the cache. */
function span() {
  const today = Math.floor(serverNow() / DAY_MS) * DAY_MS
  return {
    from: new Date(today - LOOK_BACK_MS).toISOString(),
    to: new Date(today + DAY_MS).toISOString(),
  }
}

/** When the person's last finished shift ended; the day before, for who had none or when it cannot be told. */
export function useLastShift() {
  const { data, isPending } = useQuery(queryOf(listWorkLogs, span()))
  const ends = (data?.data ?? []).flatMap(({ clockOutAt }) => clockOutAt ?? [])
  const known = ends.length > 0 ? Math.max(...ends) : undefined
  // Of the running hour, so that it is one question and not a new one with every drawing.
  const dayBefore = Math.floor(serverNow() / (DAY_MS / 24)) * (DAY_MS / 24) - DAY_MS
  return { isPending, endedAt: known, since: new Date(known ?? dayBefore).toISOString() }
}
