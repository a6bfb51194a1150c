import {
  type Mutation,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { clockIn, clockOut, getClockStatus, listWorkLogs } from '@/api/calls/chatter/chatter'
import { isApiError, isCancelled } from '@/api/errors'
import { callQueryKey, invalidateCalls, mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { instant } from '@/domain/time/instant'
import { type ClockStatus, isOnDuty, type ClockLogStatus, type WorkLog } from '@/domain/shift/work-log'
import { whenSendsSettle } from '@/services/network/pending-sends'
import { toServerTime } from '@/services/network/server-clock'
import { onTabMessage, postTabMessage } from '@/services/network/tab-messages'
import { toast } from '@/services/page/toasts'
import { trackRunning } from '@/services/page/unsaved'

const STATUS_KEY = callQueryKey(getClockStatus)
const CHANGED = 'clock.changed'
/** Timeout in ms for messages in flight. */
const IN_FLIGHT_WITHIN_MS = 10_000

/** Clock In and Clock Out run one after the other: a late response would undo the later press. */
const IN_ORDER = { scope: { id: 'clock' } }

/** A Clock Out without a response yet. */
const CLOCKING_OUT = { mutationKey: [clockOut.path], status: 'pending' } as const

interface ClockingOut {
  chatterWorkLogId: string | undefined
  at: number
}

const clockingOutOf = ({ state }: Mutation): ClockingOut => ({
  chatterWorkLogId: (state.variables as RequestOf<typeof clockOut> | undefined)?.chatterWorkLogId, // The mutation key guarantees the type.
  at: state.submittedAt,
})

/**
 * Applies pending Clock Outs to the status (requirements 4). An overlay on the query result instead of a
 * cache write: a refetch on focus would put the running log back, and an error needs no rollback.
 */
function withClockOut<S extends ClockLogStatus>(status: S, mutations: readonly ClockingOut[]): S {
  const log = status.chatterWorkLog
  const mutation = mutations.find(({ chatterWorkLogId }) => chatterWorkLogId === log?.chatterWorkLogId)
  if (!log || !mutation || !isOnDuty(log)) return status
  return { ...status, chatterWorkLog: { ...log, clockOutAt: instant(toServerTime(mutation.at)) } }
}

/** Returns the running log as far as this page knows; undefined when off duty. */
export function runningLog(client: QueryClient): WorkLog | undefined {
  const status = client.getQueryData<ClockStatus>(STATUS_KEY)
  const mutations = client.getMutationCache().findAll(CLOCKING_OUT)
  const log = status && withClockOut(status, mutations.map(clockingOutOf)).chatterWorkLog
  return isOnDuty(log) ? log : undefined
}

function setClockStatus(client: QueryClient, { chatterWorkLog }: ClockLogStatus): void {
  client.setQueryData<ClockStatus>(STATUS_KEY, (known) => ({
    idleAfterS: known?.idleAfterS ?? null,
    chatterWorkLog,
  }))
}

/** Sets the log of a clock response as the status in every tab; without one it refetches. */
async function applyClockResponse(client: QueryClient, status: ClockLogStatus): Promise<void> {
  // A read that started before the response would bring back the old status.
  await client.cancelQueries({ queryKey: STATUS_KEY })
  if (status.chatterWorkLog) setClockStatus(client, status)
  else await client.invalidateQueries({ queryKey: STATUS_KEY })
  postTabMessage(CHANGED)
}

/** Returns the duty status. Refetches on focus, so two devices show the same log. */
export function useClockStatus() {
  const mutations = useMutationState({ filters: CLOCKING_OUT, select: clockingOutOf })
  const select = useCallback((status: ClockStatus) => withClockOut(status, mutations), [mutations])
  return useQuery({ ...queryOf(getClockStatus), select, refetchOnWindowFocus: 'always' })
}

/** Applies clock changes of other tabs. */
export function useClockInAllTabs(): void {
  const client = useQueryClient()
  useEffect(
    () => onTabMessage(CHANGED, () => void client.invalidateQueries({ queryKey: STATUS_KEY })),
    [client],
  )
}

/**
 * Clock In waits for the server (decisions 21). If another device is on duty already, this one adopts its
 * log.
 */
export function useClockIn() {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useMutation({
    ...IN_ORDER,
    mutationKey: [clockIn.path],
    meta: { onError: clockIn.onError },
    mutationFn: async () => {
      try {
        return { ...(await send(clockIn, undefined)), wasOnDuty: false }
      } catch (error) {
        if (!isApiError(error, 409)) throw error
        const status = await client.query({ ...queryOf(getClockStatus), staleTime: 0 })
        if (!isOnDuty(status.chatterWorkLog)) throw error
        return { ...status, wasOnDuty: true }
      }
    },
    // Shown here, not at the button, because the palette has closed by then.
    onSuccess: async ({ chatterWorkLog, wasOnDuty }) => {
      await applyClockResponse(client, { chatterWorkLog })
      if (wasOnDuty) toast.info(t('clock.already_in'))
      else toast.success(t('clock.clocked_in'))
    },
  })
}

/** Clock Out is optimistic and rolls back on an error (requirements 4). */
export function useClockOut() {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(clockOut),
    ...IN_ORDER,
    mutationFn: (request: RequestOf<typeof clockOut>) =>
      trackRunning(
        // Messages in flight still count as this shift's (screens S20).
        whenSendsSettle(IN_FLIGHT_WITHIN_MS).then(() => send(clockOut, request)),
      ),
    onError: (error) => {
      // Rejected, the log may have been closed elsewhere; without a response, by this request.
      if (!isCancelled(error)) void client.invalidateQueries({ queryKey: STATUS_KEY })
    },
    onSuccess: async (status) => {
      void invalidateCalls(client, listWorkLogs)
      await applyClockResponse(client, status)
      toast.success(t('clock.clocked_out'))
    },
  })
}
