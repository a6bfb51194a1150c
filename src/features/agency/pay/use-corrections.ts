import { useMutation, useQuery } from '@tanstack/react-query'
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
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'
import { usePolling } from '../live/use-polling'

/** Corrections of hours that chatters request and that still need a decision. */
export const useOpenCorrections = () =>
  useQuery({ ...queryOf(listCorrections, { state: 'pending' as const }), ...usePolling() })

/** Decides a correction and offers an undo. */
export function useDecideCorrection(name: string) {
  const { t } = useTranslation('analytics')
  const undo = useUndo()
  const refetch = useInvalidateCalls(listCorrections, listTeamLogs, listWorkDays)
  return useMutation({
    ...mutationOf(decideCorrection),
    onSuccess: async ({ correctionId }, { decision }) => {
      const text = t(decision === 'approve' ? 'floor.approved' : 'floor.rejected', { name: isolate(name) })
      toast.success(text, {
        undo: undo(() => send(reopenCorrection, { correctionId }), {
          done: t('floor.reopened'),
          refetch,
        }),
      })
      await refetch()
    },
    onError: async (error) => {
      if (!isApiError(error, 409)) return
      // Also here, since the row may leave with the refetch.
      toast.warn(errorText(error))
      await refetch()
    },
  })
}
