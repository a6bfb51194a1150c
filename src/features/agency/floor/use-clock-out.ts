import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getFloor } from '@/api/calls/agency'
import { closeWorkLog, editWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/shifts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { isoOf } from '@/domain/instant'
import type { WorkLogEntry } from '@/domain/work-log-entry'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'

/** Ends somebody's log, and offers to put them back on duty. */
export function useClockOut(name: string, onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const again = () =>
    Promise.all(
      [getFloor.path, listTeamLogs.path, listWorkDays.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  const back = useMutation({
    ...mutationOf(editWorkLog),
    onSuccess: () => toast.info(t('floor.clocked_in_again', { name: isolate(name) })),
    onError: (error) => toast.error(t('floor.undo_failed', { reason: errorText(error) })),
    onSettled: again,
  })
  const undo = ({ chatterWorkLogId, clockInAt }: WorkLogEntry) =>
    back.mutate({
      chatterWorkLogId,
      clockInAt: isoOf(clockInAt),
      clockOutAt: null,
      reason: t('floor.undo_reason'),
    })
  return useMutation({
    ...mutationOf(closeWorkLog),
    onSuccess: async (log) => {
      toast.success(t('floor.clocked_out', { name: isolate(name) }), {
        action: { label: t('floor.undo'), onPress: () => undo(log) },
      })
      onDone()
      await again()
    },
    // They may have left on their own meanwhile: what stands behind the dialog says so.
    onError: again,
  })
}
