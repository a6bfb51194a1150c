import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import {
  decideCorrection,
  listCorrections,
  listTeamLogs,
  listWorkDays,
  reopenCorrection,
} from '@/api/calls/agency/shifts'
import { errorText, isApiError } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { usePolling } from '../live/use-polling'

/** Corrections of hours that chatters request and that still need a decision. */
export const useOpenCorrections = () =>
  useQuery({ ...queryOf(listCorrections, { state: 'pending' as const }), ...usePolling() })

/** Decides a correction and offers an undo. */
export function useDecideCorrection(name: string) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const again = () =>
    Promise.all(
      [listCorrections.path, listTeamLogs.path, listWorkDays.path].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
  // The toast outlives the card; a mutation of the query client survives its unmount.
  const reopen = useMutation({
    ...mutationOf(reopenCorrection),
    onSuccess: () => toast.info(t('floor.reopened')),
    onError: (error) => toast.error(t('floor.undo_failed', { reason: errorText(error) })),
    onSettled: again,
  })
  return useMutation({
    ...mutationOf(decideCorrection),
    onSuccess: async ({ correctionId }, { decision }) => {
      const text = t(decision === 'approve' ? 'floor.approved' : 'floor.rejected', { name: isolate(name) })
      toast.success(text, {
        action: { label: t('floor.undo'), onPress: () => reopen.mutate({ correctionId }) },
      })
      await again()
    },
    onError: async (error) => {
      if (!isApiError(error, 409)) return
      toast.warn(t('floor.decided_elsewhere'))
      await again()
    },
  })
}
