import { useQuery } from '@tanstack/react-query'

import { getClockOutCheck } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'

const STALE_AFTER_MS = 60_000

/** What to look at before clocking out; nothing where the agency does not ask, or it is not known. */
export function useClockOutCheck(isOnDuty: boolean) {
  const { data } = useQuery({ ...queryOf(getClockOutCheck), enabled: isOnDuty, staleTime: STALE_AFTER_MS })
  return isOnDuty && data?.asks ? data : undefined
}
