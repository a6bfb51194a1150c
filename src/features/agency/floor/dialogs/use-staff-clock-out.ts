import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { getFloor } from '@/api/calls/agency/agency'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import { listFloorPeople, assignOnDuty } from '@/api/calls/agency/floor'
import { closeWorkLog, editWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/agency/shifts'
import { errorText } from '@/api/errors'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { isoTimesOf } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { useUndo } from '../../changes/use-undo'

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

/** Opens the log again and takes back who took over. */
const takeBack = (log: WorkLogEntry, { creatorIds, userId }: HandOver, reason: string): Promise<unknown> =>
  Promise.all([
    send(editWorkLog, {
      chatterWorkLogId: log.chatterWorkLogId,
      ...isoTimesOf({ ...log, clockOutAt: null }),
      reason,
      seen: isoTimesOf(log),
    }),
    creatorIds.length > 0 &&
      send(assignCreators, { creatorIds: [...creatorIds], addUserIds: [], removeUserIds: [userId] }),
  ])

/** Ends a person's log, hands over creators left without cover, and offers to undo both. */
export function useStaffClockOut(name: string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const refetch = () => invalidateCalls(client, getFloor, listFloorPeople, listTeamLogs, listWorkDays)
  const undo = useUndo()
  const take = (handOver: HandOver) =>
    handOverCreators(handOver).catch((error: unknown) => {
      toast.error(t('floor.hand_over_failed', { reason: errorText(error) }))
      return []
    })
  return useMutation({
    mutationKey: [closeWorkLog.path],
    mutationFn: ({ handOver: _after, ...request }: ClockOut) => send(closeWorkLog, request),
    onSuccess: async (log, { handOver }) => {
      const taken = { userId: handOver?.userId ?? '', creatorIds: handOver ? await take(handOver) : [] }
      toast.success(t('floor.clocked_out', { name: isolate(name) }), {
        undo: undo(() => takeBack(log, taken, t('floor.undo_reason')), {
          done: t('floor.clocked_in_again', { name: isolate(name) }),
          refetch,
        }),
      })
      onDone()
      await refetch()
    },
    // The person may have clocked out since; the page behind the dialog shows it.
    onError: refetch,
  })
}
