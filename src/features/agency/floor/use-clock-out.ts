import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getFloor } from '@/api/calls/agency'
import { assignCreators } from '@/api/calls/agency-creators'
import { assignOnDuty, listFloorPeople } from '@/api/calls/floor'
import { closeWorkLog, editWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'

/** Who takes over which creators from somebody who is clocked out. */
export interface HandOver {
  creatorIds: readonly string[]
  userId: string
}

/** Ends somebody's log, hands over the creators left alone, and offers to take both back. */
export function useClockOut(name: string, handOver: HandOver | undefined, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const again = () =>
    Promise.all(
      [getFloor.path, listFloorPeople.path, listTeamLogs.path, listWorkDays.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  const back = useMutation({
    ...mutationOf(editWorkLog),
    onSuccess: () => toast.info(t('floor.clocked_in_again', { name: isolate(name) })),
    onError: (error) => toast.error(t('floor.undo_failed', { reason: errorText(error) })),
    onSettled: again,
  })
  const takeBack = useMutation(mutationOf(assignCreators))
  /** The creators that were really handed over: who had them before keeps them through an undo. */
  const assignAll = async ({ creatorIds, userId }: HandOver): Promise<string[]> => {
    try {
      const assigned = await Promise.all(
        creatorIds.map(async (creatorId) =>
          (await send(assignOnDuty, { creatorId, userId })).isNew ? creatorId : undefined,
        ),
      )
      return assigned.filter((id) => id !== undefined)
    } catch (error) {
      toast.error(t('floor.hand_over_failed', { reason: errorText(error) }))
      return []
    }
  }
  const undo = ({ chatterWorkLogId, clockInAt }: WorkLogEntry, creatorIds: string[]) => {
    if (handOver && creatorIds.length > 0)
      takeBack.mutate({ creatorIds, addUserIds: [], removeUserIds: [handOver.userId] })
    back.mutate({
      chatterWorkLogId,
      clockInAt: isoOf(clockInAt),
      clockOutAt: null,
      reason: t('floor.undo_reason'),
    })
  }
  return useMutation({
    ...mutationOf(closeWorkLog),
    onSuccess: async (log) => {
      const assigned = handOver ? await assignAll(handOver) : []
      toast.success(t('floor.clocked_out', { name: isolate(name) }), {
        action: { label: t('floor.undo'), onPress: () => undo(log, assigned) },
      })
      onDone()
      await again()
    },
    // They may have left on their own meanwhile: what stands behind the dialog says so.
    onError: again,
  })
}
