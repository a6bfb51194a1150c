import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { getClockOutCheck } from '@/api/calls/chatter/chatter'
import { send } from '@/api/send'
import type { ClockOutCheck } from '@/domain/shift/clock-out-check'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { resolveWithin } from '@/lib/wait'

const STALE_AFTER_MS = 60_000
/** Clocking out waits at most this long for current figures. */
const FRESH_WITHIN_MS = 1500

/** Throws on failure, where the request's own policy would return nothing instead of the known figures. */
const CHECK = queryOptions({
  queryKey: [getClockOutCheck.path],
  queryFn: ({ signal }) => send(getClockOutCheck, { timezone: deviceTimeZone() }, { signal }),
  staleTime: STALE_AFTER_MS,
})

const knownCheck = (client: QueryClient) => client.getQueryData<ClockOutCheck>(CHECK.queryKey)

/** Returns the figures to check before clocking out; undefined until they load. Only while on duty. */
export const useClockOutCheck = (): ClockOutCheck | undefined => useQuery(CHECK).data

/** Without a check set by the agency, Clock Out is optimistic (requirements 4). */
export const needsNoCheck = (client: QueryClient): boolean => knownCheck(client)?.asks === false

/** Returns current figures, or the last known if the server is slow; later ones update the dialog. */
export const fetchClockOutCheck = async (client: QueryClient): Promise<ClockOutCheck | undefined> =>
  (await resolveWithin(client.query({ ...CHECK, staleTime: 0, retry: false }), FRESH_WITHIN_MS)) ??
  knownCheck(client)
