import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { RequestOf } from '@/api/call'
import { getFloor } from '@/api/calls/agency/agency'
import { listFloorPeople } from '@/api/calls/agency/floor'
import { closeWorkLog, editWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/agency/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { type HandOver, useHandOver } from './use-hand-over'

interface ClockOut extends RequestOf<typeof closeWorkLog> {
  /** Who takes over which creators. */
  handOver: HandOver | undefined
}

const CHANGED = [getFloor, listFloorPeople, listTeamLogs, listWorkDays]

/** Opens the log again and takes back who took over. */
function useUndo(
  name: string,
  refetch: () => Promise<unknown>,
  takeBack: ReturnType<typeof useHandOver>['takeBack'],
) {
  const { t } = useTranslation('analytics')
  const { mutate } = useMutation({
    ...mutationOf(editWorkLog),
    onSuccess: () => toast.info(t('floor.clocked_in_again', { name: isolate(name) })),
    onError: (error) => toast.error(t('floor.undo_failed', { reason: errorText(error) })),
    onSettled: refetch,
  })
  return (
    { chatterWorkLogId, clockInAt }: WorkLogEntry,
    handOver: HandOver | undefined,
    creatorIds: string[],
  ) => {
    if (handOver) takeBack(handOver.userId, creatorIds)
    const reason = t('floor.undo_reason')
    mutate({ chatterWorkLogId, clockInAt: isoOf(clockInAt), clockOutAt: null, reason })
  }
}

/** Ends a person's log, hands over creators left without cover, and offers to undo both. */
export function useClockOut(name: string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const refetch = () => Promise.all(CHANGED.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  const { assign, takeBack } = useHandOver()
  const undo = useUndo(name, refetch, takeBack)
  return useMutation({
    mutationKey: [closeWorkLog.path],
    mutationFn: ({ handOver: _after, ...request }: ClockOut) => send(closeWorkLog, request),
    onSuccess: async (log, { handOver }) => {
      const assigned = handOver ? await assign(handOver) : []
      toast.success(t('floor.clocked_out', { name: isolate(name) }), {
        action: { label: t('floor.undo'), onPress: () => undo(log, handOver, assigned) },
      })
      onDone()
      await refetch()
    },
    // The person may have clocked out since; the page behind the dialog shows it.
    onError: refetch,
  })
}
