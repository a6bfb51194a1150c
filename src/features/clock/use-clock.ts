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
import { clockIn, clockOut, getClockStatus } from '@/api/calls/chatter'
import { isApiError } from '@/api/errors'
import { keyOf, mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { instant } from '@/domain/instant'
import { type ClockStatus, isOnDuty, type LockInStatus, type WorkLog } from '@/domain/work-log'
import { whenSent } from '@/services/sending'
import { toServerTime } from '@/services/server-clock'
import { hearTabs, tellTabs } from '@/services/tabs'
import { toast } from '@/services/toasts'

const STATUS = keyOf(getClockStatus)
const CHANGED = 'clock.changed'
/** A message that takes longer than this is not waited for. */
const IN_FLIGHT_WITHIN_MS = 10_000

/** A Clock Out that the server has not answered yet. */
const CLOCKING_OUT = { mutationKey: [clockOut.path], status: 'pending' } as const

interface ClockingOut {
  chatterWorkLogId: string | undefined
  at: number
}

const clockingOutOf = ({ state }: Mutation): ClockingOut => ({
  chatterWorkLogId: (state.variables as RequestOf<typeof clockOut> | undefined)?.chatterWorkLogId, // by its key
  at: state.submittedAt,
})

/**
 * The status with each Clock Out under way applied to it (spec 4). Laid over what was read rather than written into the
 * cache: a read on focus would put the running log back, and an error needs no way back.
 */
function withClockOut<S extends LockInStatus>(status: S, acts: readonly ClockingOut[]): S {
  const log = status.chatterWorkLog
  const act = acts.find(({ chatterWorkLogId }) => chatterWorkLogId === log?.chatterWorkLogId)
  if (!log || !act || !isOnDuty(log)) return status
  return { ...status, chatterWorkLog: { ...log, clockOutAt: instant(toServerTime(act.at)) } }
}

/** The log that runs as far as this page knows; nothing when off duty. */
export function runningLog(client: QueryClient): WorkLog | undefined {
  const status = client.getQueryData<ClockStatus>(STATUS)
  const acts = client.getMutationCache().findAll(CLOCKING_OUT)
  const log = status && withClockOut(status, acts.map(clockingOutOf)).chatterWorkLog
  return isOnDuty(log) ? log : undefined
}

function show(client: QueryClient, { chatterWorkLog }: LockInStatus): void {
  client.setQueryData<ClockStatus>(STATUS, (known) => ({
    idleAfterS: known?.idleAfterS ?? null,
    chatterWorkLog,
  }))
}

/** The log in the answer of a clock call becomes the status in every tab; without one we refetch it. */
async function adopt(client: QueryClient, status: LockInStatus): Promise<void> {
  // What was asked before the answer would bring the status of before.
  await client.cancelQueries({ queryKey: STATUS })
  if (status.chatterWorkLog) show(client, status)
  else await client.invalidateQueries({ queryKey: STATUS })
  tellTabs(CHANGED)
}

/** Who is on duty. Asked again on focus, so that two devices show the same log. */
export function useClockStatus() {
  const acts = useMutationState({ filters: CLOCKING_OUT, select: clockingOutOf })
  const select = useCallback((status: ClockStatus) => withClockOut(status, acts), [acts])
  return useQuery({ ...queryOf(getClockStatus), select, refetchOnWindowFocus: 'always' })
}

/** Other tabs clock in and out as well: what one does, all show. */
export function useClockInAllTabs(): void {
  const client = useQueryClient()
  useEffect(() => hearTabs(CHANGED, () => void client.invalidateQueries({ queryKey: STATUS })), [client])
}

/** Clock In waits for the server (decision 21). On duty elsewhere already: that log is taken over. */
export function useClockIn() {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useMutation({
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
    // Shown here, not where it was pressed: the palette is closed by then.
    onSuccess: async ({ chatterWorkLog, wasOnDuty }) => {
      await adopt(client, { chatterWorkLog })
      if (wasOnDuty) toast.info(t('clock.already_in'))
      else toast.success(t('clock.clocked_in'))
    },
  })
}

/** Clock Out shows at once and is taken back on an error (spec 4). */
export function useClockOut() {
  const { t } = useTranslation('common')
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(clockOut),
    mutationFn: async (request: RequestOf<typeof clockOut>) => {
      // Messages on their way still count as this shift's (screens S20).
      await whenSent(IN_FLIGHT_WITHIN_MS)
      return send(clockOut, request)
    },
    onError: (error) => {
      // Refused: the log may have been closed elsewhere.
      if (isApiError(error) && error.isRefusal) void client.invalidateQueries({ queryKey: STATUS })
    },
    onSuccess: async (status) => {
      await adopt(client, status)
      toast.success(t('clock.clocked_out'))
    },
  })
}
