import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { getClockOutCheck } from '@/api/calls/chatter'
import { send } from '@/api/send'
import type { ClockOutCheck } from '@/domain/clock-out-check'
import { ownZone } from '@/lib/own-zone'

import { answeredWithin } from './answered-within'

const STALE_AFTER_MS = 60_000
/** Clocking out waits no longer than this for fresh figures. */
const FRESH_WITHIN_MS = 1500

/** Failing throws, where the call's own policy would put nothing in place of the figures known before. */
const CHECK = queryOptions({
  queryKey: [getClockOutCheck.path],
  queryFn: ({ signal }) => send(getClockOutCheck, { timezone: ownZone() }, { signal }),
  meta: { onError: 'ignore' },
  staleTime: STALE_AFTER_MS,
})

const knownCheck = (client: QueryClient) => client.getQueryData<ClockOutCheck>(CHECK.queryKey)

/** What to look at before clocking out; nothing while it is not known. For who is on duty. */
export const useClockOutCheck = (): ClockOutCheck | undefined => useQuery(CHECK).data

/** Without a check set by the agency, Clock Out shows at once (spec 4). */
export const asksNothing = (client: QueryClient): boolean => knownCheck(client)?.asks === false

/** The figures of now, or the last known where the server is slow; those come in later. */
export const freshCheck = async (client: QueryClient): Promise<ClockOutCheck | undefined> =>
  (await answeredWithin(client.query({ ...CHECK, staleTime: 0, retry: false }), FRESH_WITHIN_MS)) ??
  knownCheck(client)
