import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { clockIn, clockOut, getClockStatus } from '@/api/calls/chatter'
import { isApiError } from '@/api/errors'
import { keyOf, mutationOf, queryOf } from '@/api/query'
import { send } from '@/api/send'
import { instant } from '@/domain/instant'
import { type ClockStatus, isOnDuty, type LockInStatus, type WorkLog } from '@/domain/work-log'
import { whenSent } from '@/services/sending'
import { serverNow } from '@/services/server-clock'
import { hearTabs, tellTabs } from '@/services/tabs'
import { toast } from '@/services/toasts'

const STATUS = keyOf(getClockStatus)
const CHANGED = 'clock.changed'
/** A message that takes longer than this is not waited for. */
const IN_FLIGHT_WITHIN_MS = 10_000

const cachedStatus = (client: QueryClient) => client.getQueryData<ClockStatus>(STATUS)

/** The log that runs as far as this page knows; nothing when off duty. */
export function runningLog(client: QueryClient): WorkLog | undefined {
  const log = cachedStatus(client)?.chatterWorkLog
  return isOnDuty(log) ? log : undefined
}

function show(client: QueryClient, { chatterWorkLog }: LockInStatus): void {
  client.setQueryData<ClockStatus>(STATUS, (known) => ({
    idleAfterS: known?.idleAfterS ?? null,
    chatterWorkLog,
  }))
}

/** The log in the answer of a clock call is the status from now on, in every tab; without one the server is asked for it. */
async function adopt(client: QueryClient, status: LockInStatus): Promise<void> {
  if (status.chatterWorkLog) show(client, status)
  else await client.invalidateQueries({ queryKey: STATUS })
  tellTabs(CHANGED)
}

/** Who is on duty. Asked again on focus, so that two devices show the same log. */
export const useClockStatus = () => useQuery({ ...queryOf(getClockStatus), refetchOnWindowFocus: 'always' })

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
    // Told here, not where it was pressed: the palette is closed by then.
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
    onMutate: async () => {
      await client.cancelQueries({ queryKey: STATUS })
      const before = cachedStatus(client)
      const log = before?.chatterWorkLog
      if (log) show(client, { chatterWorkLog: { ...log, clockOutAt: instant(serverNow()) } })
      return { before }
    },
    onError: (error, _request, context) => {
      if (context?.before) show(client, context.before)
      // Refused: the log may have been closed elsewhere.
      if (isApiError(error) && error.isRefusal) void client.invalidateQueries({ queryKey: STATUS })
    },
    onSuccess: async (status) => {
      await adopt(client, status)
      toast.success(t('clock.clocked_out'))
    },
  })
}
