import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import {
  decideCorrection,
  listCorrections,
  listTeamLogs,
  listWorkDays,
  reopenCorrection,
} from '@/api/calls/shifts'
import { mutationOf, queryOf } from '@/api/query'
import { toast } from '@/services/toasts'

import { useFallbackPolling } from '../polling'

/** The corrections that wait for a decision; each decision can be taken back. */
export function useCorrections(isOn: boolean) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const read = useQuery({
    ...queryOf(listCorrections, { state: 'pending' }),
    enabled: isOn,
    ...useFallbackPolling(),
  })
  const again = () => {
    void client.invalidateQueries({ queryKey: [listCorrections.path] })
    void client.invalidateQueries({ queryKey: [listTeamLogs.path] })
    void client.invalidateQueries({ queryKey: [listWorkDays.path] })
  }
  const reopen = useMutation({
    ...mutationOf(reopenCorrection),
    onSuccess: () => {
      toast.success(t('work_logs.reopened'))
      again()
    },
    onError: again,
  })
  const decide = useMutation({
    ...mutationOf(decideCorrection),
    onSuccess: ({ correctionId }, { decision }) => {
      toast.success(t(decision === 'approve' ? 'work_logs.approved' : 'work_logs.rejected'), {
        action: { label: t('shifts.undo'), onPress: () => reopen.mutate({ correctionId }) },
      })
      again()
    },
    // Somebody else may have been faster: the list shows what is so.
    onError: again,
  })
  return { read, decide, reopen }
}
