import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { getFloor } from '@/api/calls/agency/agency'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import { listFloorPeople, assignOnDuty } from '@/api/calls/agency/floor'
import { closeWorkLog, editWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/agency/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { isoOf } from '@/domain/time/instant'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

/** Who takes over which creators when a person is clocked out. */
interface HandOver {
  creatorIds: readonly string[]
  userId: string
}

/** Resolves with the creators that are new to the person: an undo leaves the others. */
async function handOverCreators({ creatorIds, userId }: HandOver): Promise<string[]> {
  const answers = await Promise.all(creatorIds.map((creatorId) => send(assignOnDuty, { creatorId, userId })))
  return creatorIds.filter((_, index) => answers[index]?.isNew)
}

interface ClockOut extends RequestOf<typeof closeWorkLog> {
  /** Who takes over which creators. */
  handOver: HandOver | undefined
}

const CHANGED = [getFloor, listFloorPeople, listTeamLogs, listWorkDays]

/** Opens the log again and takes back who took over. */
function useUndo(name: string, refetch: () => Promise<unknown>) {
  const { t } = useTranslation('analytics')
  const release = useMutation(mutationOf(assignCreators))
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
    if (handOver && creatorIds.length > 0)
      release.mutate({ creatorIds, addUserIds: [], removeUserIds: [handOver.userId] })
    const reason = t('floor.undo_reason')
    mutate({ chatterWorkLogId, clockInAt: isoOf(clockInAt), clockOutAt: null, reason })
  }
}

/** Ends a person's log, hands over creators left without cover, and offers to undo both. */
export function useStaffClockOut(name: string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const refetch = () => Promise.all(CHANGED.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
  const undo = useUndo(name, refetch)
  const take = (handOver: HandOver) =>
    handOverCreators(handOver).catch((error: unknown) => {
      toast.error(t('floor.hand_over_failed', { reason: errorText(error) }))
      return []
    })
  return useMutation({
    mutationKey: [closeWorkLog.path],
    mutationFn: ({ handOver: _after, ...request }: ClockOut) => send(closeWorkLog, request),
    onSuccess: async (log, { handOver }) => {
      const assigned = handOver ? await take(handOver) : []
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
