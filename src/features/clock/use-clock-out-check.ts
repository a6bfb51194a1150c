import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { getClockOutCheck } from '@/api/calls/chatter/chatter'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import type { ClockOutCheck } from '@/domain/shift/clock-out-check'
import { useCurrentUser } from '@/features/auth'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { resolveWithin } from '@/lib/wait'

const STALE_AFTER_MS = 60_000
/** Clocking out waits at most this long for current figures. */
const FRESH_WITHIN_MS = 1500

/** Throws on failure, where the request's own policy would return nothing instead of the known figures. */
const checkOf = (timezone: string) =>
  queryOptions({
    queryKey: callQueryKey(getClockOutCheck, { timezone }),
    queryFn: ({ signal }) => send(getClockOutCheck, { timezone }, { signal }),
    staleTime: STALE_AFTER_MS,
  })

const knownCheck = (client: QueryClient, timezone: string) =>
  client.getQueryData<ClockOutCheck>(checkOf(timezone).queryKey)

/** The zone of today's hours: the agency's, as on pages of figures. */
export const useClockOutZone = (): string => useCurrentUser().data?.agencyTimezone ?? deviceTimeZone()

/** Returns the figures to check before clocking out; undefined until they load. Only while on duty. */
export const useClockOutCheck = (): ClockOutCheck | undefined => useQuery(checkOf(useClockOutZone())).data

/** Without a check set by the agency, Clock Out is optimistic (requirements 4). */
export const needsNoCheck = (client: QueryClient, timezone: string): boolean =>
  knownCheck(client, timezone)?.asks === false

/** Returns current figures, or the last known if the server is slow; later ones update the dialog. */
export const fetchClockOutCheck = async (
  client: QueryClient,
  timezone: string,
): Promise<ClockOutCheck | undefined> =>
  (await resolveWithin(
    client.query({ ...checkOf(timezone), staleTime: 0, retry: false }),
    FRESH_WITHIN_MS,
  )) ?? knownCheck(client, timezone)
